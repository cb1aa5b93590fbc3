import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Check } from '#platform/ui/forms/check.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Sheet } from '#platform/ui/overlays/sheet.tsx'
import { Toast } from '#platform/ui/overlays/toast.tsx'
import { WorkshopSection } from './section.tsx'

export function OverlaySections() {
  const [open, setOpen] = useState<'sheet' | 'errors'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <WorkshopSection
        title="Avisos breves"
        note="Abajo en el móvil, abajo a la izquierda en el escritorio. Seis segundos."
      >
        <div className="stack">
          <Toast>Código copiado</Toast>
          <Toast icon="mail-check" actionLabel="Cerrar">
            Te hemos enviado el bono otra vez
          </Toast>
        </div>
      </WorkshopSection>
      <WorkshopSection title="Diálogos" note="Escape, el fondo o la cruz los cierran, y el foco vuelve a su botón.">
        <div className="row">
          <Button variant="secondary" icon="filters" onClick={() => setOpen('sheet')}>
            Filtros
          </Button>
          <Button variant="secondary" onClick={() => setOpen('errors')}>
            Revisar errores
          </Button>
        </div>
        {open === 'errors' && <ErrorSummary title="Revisa dos campos" errors={errors} />}
        <Sheet
          open={open === 'sheet'}
          onClose={close}
          title="Filtros"
          closeLabel="Cerrar"
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                Borrar todo
              </Button>
              <Button onClick={close}>Ver 12 spas</Button>
            </>
          }
        >
          <div className="filters">
            <fieldset>
              <legend>Tipo de hotel</legend>
              <Check count={16} defaultChecked>
                5 estrellas
              </Check>
              <Check count={21}>4 estrellas</Check>
            </fieldset>
          </div>
        </Sheet>
      </WorkshopSection>
    </>
  )
}

const errors = [
  { fieldId: 'f-mail', text: 'El Email no es correcto' },
  { fieldId: 'f-tel', text: 'El Número de teléfono no es correcto' },
]
