import { slugify } from '#features/catalogue/rules/spas/titles.ts'

/** A region that has its own shape on the map. The catalogue's regions are matched to it by their Spanish slug. */
type NamedRegion = { slug: string; name: string; otherSlugs: string[] }

type Province = NamedRegion & { code: string }

/** Each lies in one province's outline and is told apart by where its middle is. */
type Island = NamedRegion & { province: string; middle: [longitude: number, latitude: number] }

/** By the code of the Instituto Nacional de Estadística, under the Spanish name and then whatever else it goes by. */
export const provinces: Province[] = [
  province('01', 'Álava', 'Araba', 'Araba-Álava'),
  province('02', 'Albacete'),
  province('03', 'Alicante', 'Alacant'),
  province('04', 'Almería'),
  province('05', 'Ávila'),
  province('06', 'Badajoz'),
  province('07', 'Baleares', 'Islas Baleares', 'Illes Balears'),
  province('08', 'Barcelona'),
  province('09', 'Burgos'),
  province('10', 'Cáceres'),
  province('11', 'Cádiz'),
  province('12', 'Castellón', 'Castelló'),
  province('13', 'Ciudad Real'),
  province('14', 'Córdoba'),
  province('15', 'A Coruña', 'La Coruña', 'Coruña'),
  province('16', 'Cuenca'),
  province('17', 'Girona', 'Gerona'),
  province('18', 'Granada'),
  province('19', 'Guadalajara'),
  province('20', 'Guipúzcoa', 'Gipuzkoa'),
  province('21', 'Huelva'),
  province('22', 'Huesca'),
  province('23', 'Jaén'),
  province('24', 'León'),
  province('25', 'Lleida', 'Lérida'),
  province('26', 'La Rioja', 'Rioja'),
  province('27', 'Lugo'),
  province('28', 'Madrid', 'Comunidad de Madrid'),
  province('29', 'Málaga'),
  province('30', 'Murcia', 'Región de Murcia'),
  province('31', 'Navarra', 'Nafarroa'),
  province('32', 'Ourense', 'Orense'),
  province('33', 'Asturias', 'Principado de Asturias'),
  province('34', 'Palencia'),
  province('35', 'Las Palmas'),
  province('36', 'Pontevedra'),
  province('37', 'Salamanca'),
  province('38', 'Santa Cruz de Tenerife'),
  province('39', 'Cantabria'),
  province('40', 'Segovia'),
  province('41', 'Sevilla'),
  province('42', 'Soria'),
  province('43', 'Tarragona'),
  province('44', 'Teruel'),
  province('45', 'Toledo'),
  province('46', 'Valencia'),
  province('47', 'Valladolid'),
  province('48', 'Vizcaya', 'Bizkaia'),
  province('49', 'Zamora'),
  province('50', 'Zaragoza'),
  // Cities of their own, which the statistics count after the 50 provinces.
  province('51', 'Ceuta'),
  province('52', 'Melilla'),
]

/** Where the catalogue goes by islands rather than by provinces. */
export const islands: Island[] = [
  island('07', 'Mallorca', [2.96, 39.61]),
  island('07', 'Menorca', [4.07, 39.96]),
  island('07', 'Ibiza', [1.41, 38.98], 'Eivissa'),
  island('07', 'Formentera', [1.46, 38.69]),
  island('35', 'Gran Canaria', [-15.59, 27.96]),
  island('35', 'Fuerteventura', [-14.04, 28.4]),
  island('35', 'Lanzarote', [-13.64, 29.02]),
  island('35', 'La Graciosa', [-13.51, 29.25]),
  island('38', 'Tenerife', [-16.56, 28.29]),
  island('38', 'La Palma', [-17.86, 28.69]),
  island('38', 'La Gomera', [-17.23, 28.12]),
  island('38', 'El Hierro', [-18.01, 27.75]),
]

/** The slug of the shape that stands for a region of this slug, if there is one. */
export const shapeOfSlug = (slug: string): string | undefined => shapes.get(slug)

function province(code: string, ...names: [string, ...string[]]): Province {
  return { code, ...region(names) }
}

function island(province: string, name: string, middle: Island['middle'], ...others: string[]): Island {
  return { province, middle, ...region([name, ...others]) }
}

function region([name, ...others]: [string, ...string[]]): NamedRegion {
  return { name, slug: slugify(name), otherSlugs: others.map(slugify) }
}

const shapes = new Map(
  [...provinces, ...islands].flatMap(({ slug, otherSlugs }) => [slug, ...otherSlugs].map((known) => [known, slug])),
)
