import { Icon } from '#platform/ui/icon.tsx'
import { iconNames } from '#platform/ui/icon-paths.ts'
import { Logo } from '#platform/ui/logo.tsx'
import { Section } from './section.tsx'

export function FoundationSections() {
  return (
    <>
      <Section
        title="Color"
        note="Arena y blanco cálido de fondo, verde azulado para actuar, salvia y terracota con cuentagotas."
      >
        <ul className="sw">
          {swatches.map(({ name, className, use }) => (
            <li key={name} className={className}>
              <b>{name}</b>
              <span>{use}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Tipografía" note="Newsreader 400 para titulares, Figtree 400 y 600 para lo demás.">
        <div className="stack">
          <p className="serif text-display">
            Hoy, nada <em>urgente</em>
          </p>
          <p className="serif text-h1">Spas en Tenerife</p>
          <p className="serif text-h2">Momentos especiales</p>
          <h3>Elige una experiencia</h3>
          <p className="lead">Entradilla, 18 px. La luz entra por el techo y nadie tiene prisa.</p>
          <p className="measure">
            Texto, 16 px con interlineado de 1,6 y menos de 70 caracteres por línea. Piscina termal de 25 metros, baño
            turco, sauna con vistas y seis cabinas de tratamiento.
          </p>
          <p className="small muted">Nota, 14 px. El mínimo son 13 px.</p>
        </div>
      </Section>
      <Section title="Marca e iconos">
        <Logo href="/" name="Calmaria" label="Calmaria, inicio" />
        <ul className="row mt-16">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} label={name} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const swatches = [
  { name: 'sand-50', className: 'bg-sand-50', use: 'página' },
  { name: 'sand-100', className: 'bg-sand-100', use: 'sección' },
  { name: 'sand-200', className: 'bg-sand-200', use: 'línea' },
  { name: 'sand-300', className: 'bg-sand-300', use: 'borde' },
  { name: 'ink-900', className: 'bg-ink-900 text-white', use: 'texto · 13,8' },
  { name: 'ink-700', className: 'bg-ink-700 text-white', use: 'texto 2 · 7,7' },
  { name: 'ink-500', className: 'bg-ink-500 text-white', use: 'texto 3 · 5,1' },
  { name: 'teal-800', className: 'bg-teal-800 text-white', use: 'al pasar · 11,0' },
  { name: 'teal-900', className: 'bg-teal-900 text-white', use: 'pie · 13,4' },
  { name: 'teal-700', className: 'bg-teal-700 text-white', use: 'acción · 8,2' },
  { name: 'teal-100', className: 'bg-teal-100', use: 'realce' },
  { name: 'teal-50', className: 'bg-teal-50', use: 'selección' },
  { name: 'sage-700', className: 'bg-sage-700 text-white', use: '6,7' },
  { name: 'sage-100', className: 'bg-sage-100', use: 'fondo' },
  { name: 'terra-700', className: 'bg-terra-700 text-white', use: 'oferta · 6,4' },
  { name: 'terra-100', className: 'bg-terra-100', use: 'caducado' },
]
