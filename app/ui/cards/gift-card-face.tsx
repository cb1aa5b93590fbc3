import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { LogoMark } from '../logo.tsx'
import { PictureFill } from '../picture.tsx'
import { type GiftCardTheme, giftCardThemes } from './gift-card-themes.ts'

/** A gift card as its receiver sees it. `children` are the names; everything scales with its width. */
export function GiftCardFace({ theme, brand, title, amount, blur, priority, children }: GiftCardFaceProps) {
  const { file, className } = giftCardThemes[theme]
  return (
    <div className={classNames('gcard', className)}>
      <PictureFill file={file} alt="" blur={blur} sizes="(min-width: 761px) 560px, 100vw" priority={priority} />
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
  theme: GiftCardTheme
  brand: string
  title: string
  amount: string
  blur?: string
  priority?: boolean
  children?: ReactNode
}
