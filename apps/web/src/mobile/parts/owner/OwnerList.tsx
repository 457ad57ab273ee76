import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask, toast } from '../../../ui/feedback.ts'
import { Skeleton } from '../../../ui/States.tsx'
import { useAct } from '../../tax/hooks/use-tax.ts'
import {
  forgetOwner,
  type Owned,
  ownedConsents,
  ownedFile,
  withdrawOwned,
} from '../../tax/owner.ts'
import { saveFile } from '../../tax/photo.ts'
import { inWeChat } from '../../tax/wechat.ts'
import { ASKED, consents } from '../../words/consents.ts'
import { owner } from '../../words/owner.ts'
import form from '../form.module.css'
import { OneConsent } from '../OneConsent.tsx'
import { Refusal } from '../Refusal.tsx'
import { Screen } from '../Screen.tsx'
import screen from '../screen.module.css'
import { OwnerTasks } from './OwnerTasks.tsx'

/** The day of the token is over. */
const OVER = 3001

/** All that the signer has signed, whichever institution it was for. */
export function OwnerList({ onLeave }: { onLeave: () => void }) {
  const t = useWords(owner)
  const c = useWords(consents)
  const [mine, setMine] = useState<Owned[] | null>(null)
  const { busy, refusal, run } = useAct()
  const leave = useCallback(() => {
    forgetOwner()
    onLeave()
  }, [onLeave])
  const load = useCallback(
    () =>
      ownedConsents().then(setMine, (error: unknown) => {
        if (error instanceof ApiError && error.status === OVER) return leave()
        throw error
      }),
    [leave],
  )
  useEffect(() => void run('load', load), [run, load])
  const save = ({ contractNo, code }: Owned) =>
    void run(contractNo, async () => {
      if (inWeChat()) return toast('info', c('openOutside'), 10_000)
      saveFile(await ownedFile(contractNo), `${contractNo}-${code}.pdf`)
    })
  const withdraw = ({ contractNo, code, title, institution }: Owned) =>
    void run('withdraw', async () => {
      const sure = await ask({
        tone: 'warning',
        title: c('withdrawOf', { title }),
        message: c(ASKED[code][0], {
          name: institution,
          no: contractNo,
        }),
        okText: c('yes'),
        cancelText: c('no'),
      })
      if (!sure) return
      await withdrawOwned(contractNo)
      const done = c(ASKED[code][1], { name: institution })
      toast('success', done, 5000)
      await load()
    })
  return (
    <Screen
      title={t('title')}
      note={t('life')}
      action={
        <Button size="lg" block onClick={leave}>
          {t('leave')}
        </Button>
      }
    >
      <Refusal text={refusal} />
      <OwnerTasks />
      {mine === null && !refusal && <Skeleton lines={6} />}
      {mine?.length === 0 && <p className={form.hint}>{t('none')}</p>}
      {mine?.map((one) => (
        <section key={one.contractNo} className={screen.card}>
          <h2>{one.enterprise.name}</h2>
          <p className={form.below}>
            {t('forWhom')} {one.institution} · {one.contractNo}
          </p>
          <OneConsent
            signed={one}
            busy={busy}
            onSave={() => save(one)}
            onWithdraw={() => withdraw(one)}
          />
        </section>
      ))}
    </Screen>
  )
}
