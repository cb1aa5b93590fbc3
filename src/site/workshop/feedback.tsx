import { Banner } from '#platform/ui/banner.tsx'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
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
