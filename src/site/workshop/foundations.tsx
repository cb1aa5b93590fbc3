import { Icon } from '#platform/ui/icon.tsx'
import { iconNames } from '#platform/ui/icon-paths.ts'
import { Logo } from '#platform/ui/logo.tsx'
import { WorkshopSection } from './section.tsx'

export function FoundationSections() {
  return (
    <>
      <WorkshopSection
        title="Color"
        note="Arena y blanco cálido de fondo, verde azulado para actuar, salvia y terracota con cuentagotas."
      >
        <ul className="sw">
          {swatches.map(({ name, use, isDark }) => (
            <li key={name} className={isDark ? 'text-white' : undefined}>
              {/* The content security policy refuses a style attribute, but not this one. */}
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--color-${name})`} />
              </svg>
              <b>{name}</b>
              <span>{use}</span>
            </li>
          ))}
        </ul>
      </WorkshopSection>
      <WorkshopSection title="Tipografía" note="Newsreader 400 para titulares, Figtree 400 y 600 para lo demás.">
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
      </WorkshopSection>
      <WorkshopSection title="Marca e iconos">
        <Logo href="/" name="Calmaria" label="Calmaria, inicio" />
        <ul className="row mt-16">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} label={name} />
            </li>
          ))}
        </ul>
      </WorkshopSection>
    </>
  )
}

const swatches = [
  { name: 'sand-50', use: 'página', isDark: false },
  { name: 'sand-100', use: 'sección', isDark: false },
  { name: 'sand-200', use: 'línea', isDark: false },
  { name: 'sand-300', use: 'borde', isDark: false },
  { name: 'ink-900', use: 'texto · 13,8', isDark: true },
  { name: 'ink-700', use: 'texto 2 · 7,7', isDark: true },
  { name: 'ink-500', use: 'texto 3 · 5,1', isDark: true },
  { name: 'teal-800', use: 'al pasar · 11,0', isDark: true },
  { name: 'teal-900', use: 'pie · 13,4', isDark: true },
  { name: 'teal-700', use: 'acción · 8,2', isDark: true },
  { name: 'teal-100', use: 'realce', isDark: false },
  { name: 'teal-50', use: 'selección', isDark: false },
  { name: 'sage-700', use: '6,7', isDark: true },
  { name: 'sage-100', use: 'fondo', isDark: false },
  { name: 'terra-700', use: 'oferta · 6,4', isDark: true },
  { name: 'terra-100', use: 'caducado', isDark: false },
]
