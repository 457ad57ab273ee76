/**
 * Codes of the services in front of the national platform, told as the platform's own: one table. A code that it does not name is the
 * service's fault, and nobody knows whether the platform looked: it is no reason to ask elsewhere.
 */
import { meaningOf } from '@xinjian/format/verify/result'
import type { VerifyVendor } from '../vendors/settings.ts'
import { type Verdict, verdict } from './connector.ts'

interface Codes {
  exact: Readonly<Record<string, string>>
  /** Whole families, tried where no code fits exactly. */
  families?: readonly [RegExp, string][]
}

const CODES: Readonly<Record<VerifyVendor, Codes>> = {
  // VatInvoiceVerifyNew, 错误码.
  tencent: {
    exact: {
      'FailedOperation.InvoiceMismatch': '006',
      'ResourceNotFound.NoInvoice': '009',
      'FailedOperation.CountLimitError': '002',
      'FailedOperation.ArrearsError': '104',
      'ResourceNotFound.NotSupportCurrentInvoiceQuery': 'rqerr',
      'ResourceUnavailable.TaxNetworkError': '010',
      RequestLimitExceeded: '016',
      InvalidParameter: '005',
      InvalidParameterValue: '005',
    },
    families: [
      [/^RequestLimitExceeded\./, '016'],
      [/^InvalidParameter(?:Value)?\./, '005'],
      [/^(?:AuthFailure|UnauthorizedOperation)(?:\.|$)/, '10020'],
      [/^ResourcesSoldOut\./, '104'],
    ],
  },
  // invoiceInfoForCom: resultCode 1000, else invoicefalseCode of 2001.
  leshui: {
    exact: {
      '1000': '001',
      '201': '009',
      '220': '006',
      '202': '002',
      '210': '005',
      '211': '005',
      '230': '005',
      '213': '010',
      '218': '1021',
      '221': '016',
      '216': 'rqerr',
      '217': '10017',
      '219': '1',
      '240': '104',
      'token error': '10020',
    },
  },
  // VerifyVATInvoice: code of its data, else of the gateway. Most are the platform's own.
  aliyun: {
    exact: {
      ...Object.fromEntries(
        ['001', '002', '006', '009', '104', '1005', '1021', '10014', '10017', '10020'].map(
          (code) => [code, code],
        ),
      ),
      '000000': '001',
    },
    families: [
      [/^11[0-4]$|^11100[01]$/, '005'],
      [/^13100[2-5]$/, '10020'],
      [/^Throttling(?:\.|$)/, '016'],
      [/^ServiceUnavailable(?:\.|$)/, '004'],
      [/^(?:Missing|Invalid)Parameter/, '005'],
      [
        /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|SignatureNonceUsed|Forbidden|NoPermission|noPermission|ocrService)/,
        '10020',
      ],
    ],
  },
}

/**
 * An answer without an invoice.
 * @param own codes of the map of the service, which come first
 */
export function told(
  vendor: VerifyVendor,
  code: string,
  own: Readonly<Record<string, string>> = {},
): Verdict {
  const { exact, families = [] } = CODES[vendor]
  const known = { ...exact, ...own }
  const national = Object.hasOwn(known, code)
    ? known[code]
    : families.find(([pattern]) => pattern.test(code))?.[1]
  const plain = verdict(meaningOf(national ?? code), code)
  return national === undefined ? { ...plain, unknown: true } : plain
}
