import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { voucherPages } from '../../pages.ts'

export default {
  manageVoucherLogin: '/gestionar-bono/login/',
  manageVoucher: '/gestionar-bono/',
  resendVouchers: '/gestionar-bono/reenviar/',
  voucherOpen: '/gestionar-bono/abrir/',
  voucherPdf: '/gestionar-bono/pdf/',
  voucherAddress: '/gestionar-bono/confirmar-correo/',
  voucherReminders: '/gestionar-bono/avisos/',
  voucherActivate: '/gestionar-bono/activar/',
  voucherEdit: '/gestionar-bono/editar/',
  voucherRedeem: '/gestionar-bono/canjear/',
  voucherCancel: '/gestionar-bono/cancelar/',
  voucherConvert: '/gestionar-bono/cambiar/',
  voucherExtend: '/gestionar-bono/ampliar/',
  voucherExchange: '/gestionar-bono/cambiar-caducado/',
} satisfies AddressesOf<typeof voucherPages>
