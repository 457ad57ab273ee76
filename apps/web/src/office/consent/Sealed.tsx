import type { CODES } from '@xinjian/contract/codes'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/errors.ts'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMayOpen } from '../../shell/may.ts'
import { Empty } from '../../ui/States.tsx'
import ways from '../common/cells/ways.module.css'
import { GoLink } from '../common/GoLink.tsx'

const words = dictionary({ ledger: '查看授权书' }, { ledger: 'See its consents' })

const CONSENT_REQUIRED: (typeof CODES)['CONSENT_REQUIRED']['status'] = 3003

/** The enterprise took its consent back: trying again is of no use, its consents say why. */
export const isSealed = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === CONSENT_REQUIRED

export function Sealed(props: { message: string; taxNo: string; children?: ReactNode }) {
  const { message, taxNo } = props
  const t = useWords(words)
  const ledger = paths.consents(taxNo ? { taxId: taxNo } : {})
  const mayOpen = useMayOpen(ledger)
  return (
    <Empty icon="shield" title={message}>
      <span className={ways.ways}>
        {mayOpen ? <GoLink to={ledger}>{t('ledger')}</GoLink> : null}
        {props.children}
      </span>
    </Empty>
  )
}
