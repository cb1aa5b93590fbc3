import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import bizum from './bizum.svg?no-inline'
import mastercard from './mastercard.svg?no-inline'
import mbway from './mbway.svg?no-inline'
import multibanco from './multibanco.svg?no-inline'
import paypal from './paypal.svg?no-inline'
import visa from './visa.svg?no-inline'

type Mark = { brand: string; file: string; width: number; height?: number }

/** In their own colours, as high as a line. */
const marks: Record<PaymentMethod, Mark[]> = {
  card: [
    { brand: 'Visa', file: visa, width: 44, height: 14 },
    { brand: 'Mastercard', file: mastercard, width: 29 },
  ],
  paypal: [{ brand: 'PayPal', file: paypal, width: 65 }],
  bizum: [{ brand: 'Bizum', file: bizum, width: 66 }],
  mbway: [{ brand: 'MB WAY', file: mbway, width: 61 }],
  multibanco: [{ brand: 'Multibanco', file: multibanco, width: 91 }],
}

/** As a list, each named. */
export const NamedPayMarks = ({ methods, label }: { methods: readonly PaymentMethod[]; label: string }) => (
  <ul className="pay-marks" aria-label={label}>
    {marksOf(methods).map((mark) => (
      <li className="pay-mark" key={mark.brand}>
        <Artwork mark={mark} alt={mark.brand} />
      </li>
    ))}
  </ul>
)

/** Beside the method's own name. */
export const PayMarks = ({ method }: { method: PaymentMethod }) => (
  <span className="pay-marks">
    {marks[method].map((mark) => (
      <span className="pay-mark" key={mark.brand}>
        <Artwork mark={mark} alt="" />
      </span>
    ))}
  </span>
)

const marksOf = (methods: readonly PaymentMethod[]) => methods.flatMap((method) => marks[method])

const Artwork = ({ mark: { file, width, height = 18 }, alt }: { mark: Mark; alt: string }) => (
  <img src={file} alt={alt} width={width} height={height} loading="lazy" />
)
