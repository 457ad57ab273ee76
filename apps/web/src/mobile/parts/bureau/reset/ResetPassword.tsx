import { useState } from 'react'
import { ApiError } from '../../../../api/errors.ts'
import { useWords } from '../../../../i18n/dictionary.ts'
import { useGo, useTask } from '../../../tax/hooks/use-tax.ts'
import { reset } from '../../../words/reset.ts'
import form from '../../form.module.css'
import { AccountStep } from './AccountStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { MobileStep } from './MobileStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import type { Place } from './place.ts'

/** The bureau has forgotten this reset: it begins with the account again. */
const OVER = 3002

/** A new password at the bureau: account, mobile on record, code, password. `onOther` shows what to do without such a mobile. */
export function ResetPassword({ onOther }: { onOther: () => void }) {
  const t = useWords(reset)
  const { to } = useGo()
  const task = useTask()
  const [place, setPlace] = useState<Place>({ at: 'ACCOUNT' })
  const [over, setOver] = useState<string | null>(null)
  const name = task.area?.name ?? ''
  /** Runs a step; one that finds the reset over leads back to the account, and says so there. */
  const step = async (work: () => Promise<unknown>) => {
    setOver(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== OVER) throw error
      setPlace({ at: 'ACCOUNT' })
      setOver(error.message)
    }
  }
  const back = () => (place.at === 'ACCOUNT' ? to('loginEtax') : setPlace({ at: 'ACCOUNT' }))
  const screen = { title: t('title', { bureau: name }), onBack: back, step: 'BUREAU' as const }
  const other = (
    <button type="button" className={form.link} onClick={onOther}>
      {t('other')}
    </button>
  )
  switch (place.at) {
    case 'ACCOUNT':
      return <AccountStep {...{ screen, other, over, step }} onDone={setPlace} />
    case 'MOBILE':
      return <MobileStep key="m" {...{ screen, other, place, step }} onDone={setPlace} />
    case 'CODE':
      return <CodeStep {...{ screen, other, place, step }} onDone={setPlace} />
    case 'PASSWORD':
      return <PasswordStep {...{ screen, place, step }} />
  }
}
