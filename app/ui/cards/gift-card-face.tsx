import type { ReactNode } from 'react'
import { type CardTheme, cardPictures } from '#domain/gift-cards/card-themes.ts'
import { classNames } from '../class-names.ts'
import { LogoMark } from '../logo.tsx'
import { PictureFill } from '../picture.tsx'
import { cardClasses } from './gift-card-themes.ts'

/** A gift card as its receiver sees it. `children` are the names; everything scales with its width. */
export function GiftCardFace({ theme, brand, title, amount, blur, priority, children }: GiftCardFaceProps) {
  return (
    <div className={classNames('gcard', cardClasses[theme])}>
      <PictureFill
        file={cardPictures[theme]}
        alt=""
        blur={blur}
        sizes="(min-width: 761px) 560px, 100vw"
        priority={priority}
      />
      <div>
        <div className="l">
          <span>{brand}</span>
          <LogoMark />
        </div>
        <div>
          <div className="t">{title}</div>
          <div className="b">
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
  blur?: string
  priority?: boolean
  children?: ReactNode
}
