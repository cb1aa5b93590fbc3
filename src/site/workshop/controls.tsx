import { useState } from 'react'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Rating, Stars } from '#platform/ui/cards/rating.tsx'
import { Verified } from '#platform/ui/cards/review-card.tsx'
import { Check } from '#platform/ui/forms/check.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Input, Select, Textarea } from '#platform/ui/forms/field.tsx'
import { Radio } from '#platform/ui/forms/radio.tsx'
import { Segment } from '#platform/ui/forms/segment.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { WorkshopSection } from './section.tsx'

export function ControlSections() {
  return (
    <>
      <WorkshopSection title="Botones" note="Un solo botón primario por pantalla. 52 px de alto; 44 px en barras.">
        <div className="row">
          <Button>Comprar bono</Button>
          <Button className="is-hover">Al pasar</Button>
          <Button busy>Cobrando</Button>
          <Button disabled>No disponible</Button>
        </div>
        <div className="row mt-16">
          <Button variant="secondary">Aplicar</Button>
          <Button variant="ghost" icon="calendar">
            Reservar con fecha
          </Button>
          <Button variant="danger">Cancelar el bono</Button>
          <ButtonLink variant="secondary" size="sm" href="/">
            Elegir
          </ButtonLink>
          <Anchor className="more" href="/">
            Ver todos <Icon name="arrow-right" />
          </Anchor>
          <Anchor className="link" href="/">
            enlace en texto
          </Anchor>
        </div>
      </WorkshopSection>
      <WorkshopSection title="Campos" note="Etiqueta encima, error al lado y resumen arriba del formulario.">
        <Fields />
      </WorkshopSection>
      <WorkshopSection title="Etiquetas y distintivos">
        <Labels />
      </WorkshopSection>
    </>
  )
}

function Fields() {
  const [people, setPeople] = useState(2)
  return (
    <div className="form-grid">
      <Input label="Nombre" name="firstName" defaultValue="Marta" autoComplete="given-name" />
      <Input label="Apellidos" name="lastName" defaultValue="Salas Prieto" autoComplete="family-name" />
      <Input label="Correo electrónico" id="f-mail" defaultValue="marta@correo" error="El Email no es correcto" />
      <Input
        label="Teléfono"
        optional="Opcional"
        id="f-tel"
        defaultValue="seis seis seis"
        error="El Número de teléfono no es correcto"
      />
      <Select label="País" hint="Para enviarte ofertas cercanas.">
        <option>España</option>
        <option>Portugal</option>
      </Select>
      <div className="field">
        <span className="label" id="f-people">
          Personas
        </span>
        <Stepper
          value={people}
          min={1}
          max={8}
          onChange={setPeople}
          labelledBy="f-people"
          labels={{ less: 'Una persona menos', more: 'Una persona más' }}
        />
      </div>
      <Check defaultChecked>Acepto las condiciones generales</Check>
      <Segment
        label="Para quién"
        name="para"
        defaultValue="me"
        options={[
          { value: 'me', label: 'Para mí' },
          { value: 'gift', label: 'Para regalar', icon: 'gift' },
        ]}
      />
      <Check error="Debes aceptar los términos y condiciones para poder continuar con tu proceso">
        He leído y acepto las condiciones generales.
      </Check>
      <div>
        <Radio name="envio" defaultChecked>
          Por correo electrónico
        </Radio>
        <Radio name="envio">Por correo postal</Radio>
      </div>
      <Textarea className="full" label="Mensaje" optional="Opcional" maxLength={240} />
    </div>
  )
}

function Labels() {
  return (
    <>
      <div className="chips">
        <ChipLink removes href="/" aria-label="Quitar Costa Adeje">
          Costa Adeje
        </ChipLink>
        <ChipLink icon="filters" href="/">
          Filtros · 2
        </ChipLink>
      </div>
      <div className="row mt-16 gap-8">
        <Badge kind="off">−20 %</Badge>
        <Badge kind="white" outlined>
          Day pass
        </Badge>
        <Badge kind="sage">Muy elegido</Badge>
        <Badge kind="teal" icon="check">
          Activado
        </Badge>
        <Badge kind="warn" icon="hourglass">
          Por activar
        </Badge>
        <Badge kind="terra" icon="calendar-x">
          Caducado
        </Badge>
        <Badge kind="mute" icon="ban">
          Cancelado
        </Badge>
        <Badge kind="error">Pago rechazado</Badge>
        <Verified>Visita verificada</Verified>
        <Stars count={5} label="Hotel de 5 estrellas" />
        <Rating value="4,8" count="213" label="4,8 de 5 en 213 opiniones" />
      </div>
    </>
  )
}
