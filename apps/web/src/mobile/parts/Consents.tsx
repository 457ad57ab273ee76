import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import { ask, toast } from '../../ui/feedback.ts'
import { act, currentAccess, step, take } from '../tax/flow.ts'
import { useAct, useFlow, useGo } from '../tax/hooks/use-tax.ts'
import { fetchFile } from '../tax/line/wire.ts'
import { saveFile } from '../tax/photo.ts'
import { inWeChat } from '../tax/wechat.ts'
import { ASKED, consents } from '../words/consents.ts'
import styles from './consents.module.css'
import form from './form.module.css'
import { OneConsent } from './OneConsent.tsx'
import { Refusal } from './Refusal.tsx'
import screen from './screen.module.css'

/** Of a visit that chose its institutions. */
const Recipients = lazy(async () => ({
  default: (await import('./direct/Recipients.tsx')).Recipients,
}))

type Mine = DataOf<typeof collect.consentMine>

/** 我的授权, as the contract calls it: what was signed, to keep as a PDF, who has looked since, and taking it back. */
export function Consents() {
  const t = useWords(consents)
  const { channel, config } = useFlow()
  const { follow } = useGo()
  const [mine, setMine] = useState<Mine>([])
  const { busy, refusal, run } = useAct()
  const load = useCallback(async () => setMine(await act(collect.consentMine, {}, QUIET)), [])
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
  const name = channel?.name ?? ''
  const contact = config?.service ?? ''
  const save = ({ code, contractNo }: Mine[number]) =>
    void run(contractNo, async () => {
      if (inWeChat()) return toast('info', t('openOutside'), 10_000)
      const file = await fetchFile(collect.agreementPdf, { code, contractNo }, currentAccess())
      saveFile(file, `${contractNo}-${code}.pdf`)
    })
  const withdraw = ({ code, contractNo, title, institution }: Mine[number]) =>
    void run('withdraw', async () => {
      const sure = await ask({
        tone: 'warning',
        title: t('withdrawOf', { title }),
        message: t(ASKED[code][0], { name: institution ?? name, no: contractNo }),
        okText: t('yes'),
        cancelText: t('no'),
      })
      if (!sure) return
      const task = take(await step(collect.consentWithdraw, { contractNo }, { again: true }))
      toast('success', t(ASKED[code][1], { name: institution ?? name }), 5000)
      await load()
      follow(task)
    })
  if (mine.length === 0) return null
  return (
    <>
      {mine.some(({ institution }) => institution) && (
        <Suspense>
          <Recipients of={mine.map(({ status }) => status).join()} />
        </Suspense>
      )}
      <section className={cx(screen.card, styles.consents)}>
        <h2>{t('title')}</h2>
        {mine.map((signed) => (
          <OneConsent
            key={signed.contractNo}
            signed={signed}
            institution={signed.institution}
            busy={busy}
            onSave={() => save(signed)}
            onWithdraw={() => withdraw(signed)}
          />
        ))}
        <Refusal text={refusal} />
        <p className={cx(form.below, styles.below)}>{t('note', { name, contact })}</p>
      </section>
    </>
  )
}

const QUIET = { again: true, silent: true }
