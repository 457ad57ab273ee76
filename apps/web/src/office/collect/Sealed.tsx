import type { CODES } from '@xinjian/contract/codes'
import { ApiError } from '../../api/errors.ts'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/States.tsx'
import { GoLink } from '../common/GoLink.tsx'

const words = dictionary({ ledger: '查看授权书' }, { ledger: 'See its consents' })

const CONSENT_REQUIRED: (typeof CODES)['CONSENT_REQUIRED']['status'] = 3003

/** The enterprise took its consent back: trying again is of no use, its consents say why. */
export const isSealed = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === CONSENT_REQUIRED

export function Sealed({ message, taxNo }: { message: string; taxNo: string }) {
  const t = useWords(words)
  return (
    <Empty icon="shield" title={message}>
      <GoLink to={paths.consents(taxNo ? { taxId: taxNo } : {})}>{t('ledger')}</GoLink>
    </Empty>
  )
}
