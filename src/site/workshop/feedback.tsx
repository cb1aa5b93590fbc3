import { Banner } from '#platform/ui/banner.tsx'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge, type BadgeKind } from '#platform/ui/cards/badge.tsx'
import { type Column, DataTable } from '#platform/ui/data-table.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LoadingOverlay } from '#platform/ui/overlays/loading-overlay.tsx'
import { Pagination } from '#platform/ui/paging/pagination.tsx'
import { WorkshopSection } from './section.tsx'

export function FeedbackSections() {
  return (
    <>
      <WorkshopSection title="Avisos" note="Información y error, siempre con cierre.">
        <div className="stack">
          <Banner title="Tu compra sigue aquí" closeLabel="Cerrar">
            Guardamos tu cupón 15 minutos mientras terminas.
          </Banner>
          <Banner kind="error" title="No hemos podido cobrar" closeLabel="Cerrar">
            Tu banco ha rechazado el pago sin decir el motivo. No se ha hecho ningún cargo.
          </Banner>
          <Banner
            kind="warn"
            icon="calendar-clock"
            title="Spa cerrado temporalmente. Disfruta del bono cuando el spa reabra."
          >
            Reabre el 5 de diciembre.
          </Banner>
          <Banner kind="ok" title={'Saldo creado: 122,40\u00a0€'}>
            <p>
              Tu código es <b>W-7F3K-92MD</b>. También te lo hemos enviado por correo.
            </p>
          </Banner>
        </div>
      </WorkshopSection>
      <WorkshopSection title="Cargando" note="Tres burbujas. Sin movimiento si el sistema lo pide.">
        <LoadingOverlay label="Buscando un hueco tranquilo…" />
      </WorkshopSection>
      <WorkshopSection title="Camino y páginas">
        <Breadcrumbs
          label="Camino"
          steps={[{ label: 'Inicio', href: '/' }, { label: 'Spas', href: '/spas/' }, { label: 'Tenerife' }]}
        />
        <Pagination current={2} last={8} start hrefOf={(page) => `/spas/?pagina=${page}`} labels={pageLabels} />
      </WorkshopSection>
      <WorkshopSection title="Tabla" note="En el móvil cada fila se vuelve ficha.">
        <DataTable caption="Bonos" columns={columns} rows={vouchers} keyOf={(voucher) => voucher.reference} />
      </WorkshopSection>
      <WorkshopSection title="Vacío" note="Dice qué pasa y ofrece el paso siguiente.">
        <EmptyState
          heading="h3"
          title="No hay spas con estos filtros"
          text="Quita alguno o cambia de zona. Cerca de aquí tienes 12 spas."
        >
          <ButtonLink href="/spas/">Quitar los filtros</ButtonLink>
        </EmptyState>
      </WorkshopSection>
    </>
  )
}

const pageLabels = {
  nav: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page: number) => `Página ${page}`,
}

type Voucher = { reference: string; service: string; state: string; kind: BadgeKind; amount: string }

const vouchers: Voucher[] = [
  {
    reference: 'SP71920KRB',
    service: 'Ritual Océano para dos',
    state: 'Activado',
    kind: 'teal',
    amount: '122,40\u00a0€',
  },
  {
    reference: 'SP70411QWA',
    service: 'Circuito termal de 2 horas',
    state: 'Canjeado',
    kind: 'sage',
    amount: '49,00\u00a0€',
  },
  {
    reference: 'SP68802LMT',
    service: 'Day pass con brunch',
    state: 'Caducado',
    kind: 'terra',
    amount: '118,00\u00a0€',
  },
]

const columns: Column<Voucher>[] = [
  { label: 'Referencia', strong: true, cell: (voucher) => voucher.reference },
  { label: 'Servicio', cell: (voucher) => voucher.service },
  { label: 'Estado', cell: (voucher) => <Badge kind={voucher.kind}>{voucher.state}</Badge> },
  { label: 'Importe', end: true, cell: (voucher) => voucher.amount },
]
