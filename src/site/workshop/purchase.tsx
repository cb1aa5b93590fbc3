import { useState } from 'react'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { PriceTag } from '#platform/ui/cards/price.tsx'
import { Ticket } from '#platform/ui/cards/ticket.tsx'
import { Promises } from '#platform/ui/facts.tsx'
import { Option } from '#platform/ui/forms/option.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { Progress } from '#platform/ui/progress.tsx'
import { petals } from './samples.ts'
import { WorkshopSection } from './section.tsx'

export function PurchaseSections() {
  return (
    <>
      <WorkshopSection title="Pasos de la compra">
        <Progress
          label="Pasos"
          steps={['Inicio', 'Datos personales', 'Opciones de pago', 'Confirmación']}
          current={3}
          doneLabel="Hecho"
        />
      </WorkshopSection>
      <WorkshopSection title="Precio y compra">
        <div className="cards-grid g2">
          <BuyBox />
          <Panel>
            <PriceTag large from="desde" amount={'49,00\u00a0€'} after="por persona" />
            <hr className="rule" />
            <PriceTag
              was={'160,00\u00a0€'}
              wasLabel="Antes"
              amount={'136,00\u00a0€'}
              note="2 personas, IGIC incluido"
              lowest={'Más bajo en 30 días: 144,00\u00a0€'}
            />
          </Panel>
        </div>
      </WorkshopSection>
      <WorkshopSection title="Bono">
        <Ticket
          photo={petals}
          badges={
            <Badge kind="teal" icon="check">
              Activado
            </Badge>
          }
          title="Ritual Océano para dos"
          place="Spa Mar de Nubes, Hotel Gran Mirador, Costa Adeje"
          particulars={[
            { term: 'Referencia', value: 'SP71920KRB', isReference: true },
            { term: 'Válido hasta', value: '14 Nov 2027', detail: 'Quedan 362 días' },
            { term: 'Beneficiaria', value: 'Elena Salas' },
            { term: 'Valor', value: '122,40\u00a0€' },
          ]}
        >
          <ButtonLink icon="calendar-check" href="/">
            Canjear: reservar con el spa
          </ButtonLink>
          <ButtonLink variant="ghost" icon="download" href="/bono.pdf">
            Descargar PDF
          </ButtonLink>
        </Ticket>
      </WorkshopSection>
    </>
  )
}

function BuyBox() {
  const [people, setPeople] = useState(2)
  return (
    <Panel raised className="buybox stack">
      <p className="amount num">136,00&nbsp;€</p>
      <fieldset>
        <legend className="label">Selecciona un importe</legend>
        <Option
          name="opt"
          value="general"
          label="General"
          note="2 personas"
          price={<PriceTag amount={'136,00\u00a0€'} />}
          defaultChecked
        />
        <Option
          name="opt"
          value="residents"
          label="Residentes en Canarias"
          note="Con DNI o certificado"
          price={<PriceTag amount={'119,00\u00a0€'} />}
        />
      </fieldset>
      <div className="between">
        <b id="buybox-people">Personas</b>
        <Stepper
          value={people}
          min={2}
          max={6}
          step={2}
          onChange={setPeople}
          labelledBy="buybox-people"
          labels={{ less: 'Dos personas menos', more: 'Dos personas más' }}
        />
      </div>
      <Button block>Comprar bono</Button>
      <Promises
        facts={[
          { icon: 'bolt', text: 'Bono en tu correo al instante' },
          { icon: 'undo', text: 'Devolución gratis durante 14 días' },
        ]}
      />
    </Panel>
  )
}
