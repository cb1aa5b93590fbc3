import type { PageFrame } from '#platform/pages/page-frame.ts'

/** 'Page · product name', as on every page; without a frame the product's name is not known. */
export const errorTitle = (title: string, frame?: Pick<PageFrame, 'site'>) =>
  frame ? `${title} · ${frame.site.brand}` : title
