import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask } from '../../../ui/feedback.ts'
import { useAct, useFlow, useGo } from '../../tax/hooks/use-tax.ts'
import { restart } from '../../tax/steps.ts'
import { signing } from '../../words/signing.ts'
import { Refusal } from '../Refusal.tsx'

/** Whoever does not agree says so here, and whoever asked is told. */
export function Decline({ busy: signingNow }: { busy: boolean }) {
  const t = useWords(signing)
  const { follow } = useGo()
  const { channel } = useFlow()
  const { busy, refusal, run } = useAct()
  const decline = () =>
    void run('decline', async () => {
      const sure = await ask({
        tone: 'warning',
        title: t('declineTitle'),
        message: t('declineAsk', { name: channel?.name ?? '' }),
        okText: t('declineYes'),
        cancelText: t('declineNo'),
      })
      if (sure) follow(await restart('CANCEL'))
    })
  return (
    <>
      <Refusal text={refusal} />
      <Button variant="quiet" block busy={busy !== null} disabled={signingNow} onClick={decline}>
        {t('decline')}
      </Button>
    </>
  )
}
