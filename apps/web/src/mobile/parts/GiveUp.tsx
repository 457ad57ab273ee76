import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import { ask } from '../../ui/feedback.ts'
import { useAct, useGo } from '../tax/hooks/use-tax.ts'
import { restart } from '../tax/steps.ts'
import { outcome } from '../words/outcome.ts'
import styles from './form.module.css'
import progress from './progress.module.css'
import { Refusal } from './Refusal.tsx'

/** Ends the task, after a question. */
export function GiveUp() {
  const t = useWords(outcome)
  const { follow } = useGo()
  const { busy, refusal, run } = useAct()
  const end = () =>
    void run('give-up', async () => {
      const sure = await ask({
        tone: 'warning',
        title: t('giveUp'),
        message: t('giveUpAsk'),
        okText: t('yes'),
        cancelText: t('no'),
      })
      if (sure) follow(await restart('CANCEL'))
    })
  return (
    <>
      <Refusal text={refusal} />
      <button
        type="button"
        className={cx(styles.link, progress.giveup)}
        disabled={busy !== null}
        onClick={end}
      >
        {t('giveUp')}
      </button>
    </>
  )
}
