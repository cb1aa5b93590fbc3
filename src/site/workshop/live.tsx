import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { ChipRadio } from '#platform/ui/forms/chip.tsx'
import { SegmentLinks } from '#platform/ui/forms/segment.tsx'
import { Toast, Toasts } from '#platform/ui/overlays/toast.tsx'
import { useNotifications } from '#platform/ui/shell/notifications.tsx'
import { WorkshopSection } from './section.tsx'

const amounts = [30, 50, 75, 100]

/** What any page can show over itself, to be tried. */
export function LiveSections() {
  const { notify, showLoading } = useNotifications()
  const [hasToast, setToast] = useState(false)
  const [done] = useState(() => () => setToast(false))
  const wait = () => {
    showLoading(true)
    setTimeout(() => showLoading(false), 2000)
  }
  return (
    <>
      <WorkshopSection title="En marcha" note="Lo que cualquier página puede mostrar sobre sí misma.">
        <div className="row">
          <Button onClick={() => notify({ type: 'info', title: 'Todo en calma', content: 'Esto es un aviso.' })}>
            Aviso
          </Button>
          <Button
            variant="danger"
            onClick={() => notify({ type: 'error', title: 'Algo no ha ido bien', content: 'Esto es un error.' })}
          >
            Error
          </Button>
          <Button variant="secondary" onClick={wait}>
            Cargando
          </Button>
          <Button variant="secondary" onClick={() => setToast(true)}>
            Mensaje breve
          </Button>
        </div>
        <Toasts>{hasToast && <Toast onDone={done}>Código copiado</Toast>}</Toasts>
      </WorkshopSection>
      <WorkshopSection title="Elegir entre pocos">
        <div className="chips">
          {amounts.map((amount) => (
            <ChipRadio key={amount} name="amount" value={amount} defaultChecked={amount === 50}>
              {amount}&nbsp;€
            </ChipRadio>
          ))}
        </div>
        <SegmentLinks
          label="Vista"
          links={[
            { href: '/components/', label: 'Lista', current: true },
            { href: '/components/#map', label: 'Mapa' },
          ]}
        />
      </WorkshopSection>
    </>
  )
}
