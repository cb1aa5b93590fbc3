import type { ReactNode } from 'react'
import { type CardTheme, cardPictures } from '#features/gift-cards/rules/card-themes.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { LogoMark } from '#platform/ui/logo.tsx'
import { PictureFill } from '#platform/ui/picture.tsx'

/** A gift card as its receiver sees it. `children` are the names; everything scales with its width. */
export function GiftCardFace({ theme, brand, title, amount, logo, blur, priority, children }: GiftCardFaceProps) {
  return (
    <div className={classNames('gcard', cardClasses[theme])}>
      <PictureFill
        file={cardPictures[theme]}
        alt=""
        blur={blur}
        sizes="(min-width: 761px) 560px, 100vw"
        priority={priority}
      />
      {logo && <img className="company-logo" src={logo.src} alt={logo.alt} />}
      <div className="column">
        <div className="l between gap-0">
          <span>{brand}</span>
          {!logo && <LogoMark />}
        </div>
        <div>
          <div className="t">{title}</div>
          <div className="b apart gap-12 leading-135">
            <span>{children}</span>
            <span className="a">{amount}</span>
          </div>
        </div>
      </div>
    </div>
  )
}

type GiftCardFaceProps = {
  theme: CardTheme
  brand: string
  title: string
  amount: string
  /** Of the company that gives it. */
  logo?: { src: string; alt: string }
  blur?: string
  priority?: boolean
  children?: ReactNode
}

/** Water and sand carry the title on the picture; a picture with an object gets a flat panel beside it. */
const cardClasses: Record<CardTheme, string> = {
  water: '',
  petals: 'split terra',
  gift: 'split green',
  zen: '',
  oils: 'split sage',
}
