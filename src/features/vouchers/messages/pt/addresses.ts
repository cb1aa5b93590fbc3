import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { voucherPages } from '../../pages.ts'

export default {
  manageVoucherLogin: '/gerir-voucher/login/',
  manageVoucher: '/gerir-voucher/',
  resendVouchers: '/gerir-voucher/reenviar/',
  voucherOpen: '/gerir-voucher/abrir/',
  voucherPdf: '/gerir-voucher/pdf/',
  voucherAddress: '/gerir-voucher/confirmar-email/',
  voucherReminders: '/gerir-voucher/avisos/',
  voucherActivate: '/gerir-voucher/ativar/',
  voucherEdit: '/gerir-voucher/editar/',
  voucherRedeem: '/gerir-voucher/resgatar/',
  voucherCancel: '/gerir-voucher/cancelar/',
  voucherConvert: '/gerir-voucher/trocar/',
  voucherExtend: '/gerir-voucher/prolongar/',
  voucherExchange: '/gerir-voucher/trocar-expirado/',
} satisfies AddressesOf<typeof voucherPages>
