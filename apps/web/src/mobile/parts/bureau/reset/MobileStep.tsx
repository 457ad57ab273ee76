import { useState } from 'react'
import { useWords } from '../../../../i18n/dictionary.ts'
import { Button } from '../../../../ui/Button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { useAct } from '../../../tax/hooks/use-tax.ts'
import { reset } from '../../../words/reset.ts'
import form from '../../form.module.css'
import { Refusal } from '../../Refusal.tsx'
import { Screen } from '../../Screen.tsx'
import styles from '../../screen.module.css'
import type { Mobile, StepProps } from './place.ts'
import resetStyles from './reset.module.css'
import { sendTo } from './send.ts'

/** Which of the mobiles on record receives the code. */
export function MobileStep({ screen, other, place, step, onDone }: StepProps<'MOBILE'>) {
  const t = useWords(reset)
  const [chosen, setChosen] = useState<Mobile | null>(
    place.mobiles.length === 1 ? (place.mobiles[0] ?? null) : null,
  )
  const { busy, refusal, run } = useAct()
  const send = () =>
    chosen &&
    void run('reset-send', () =>
      step(async () => {
        await sendTo(chosen.id)
        onDone?.({ at: 'CODE', account: place.account, mobile: chosen })
      }),
    )
  return (
    <Screen
      {...screen}
      note={t('mobileNote')}
      action={
        <Button
          variant="primary"
          size="lg"
          block
          disabled={!chosen}
          busy={busy !== null}
          onClick={send}
        >
          {t('send')}
        </Button>
      }
    >
      <section className={styles.card}>
        <p className={form.label} id="reset-mobile">
          {t('mobile')}
        </p>
        <div
          className={cx(form.choices, resetStyles.mobiles)}
          role="radiogroup"
          aria-labelledby="reset-mobile"
        >
          {place.mobiles.map((one) => (
            // biome-ignore lint/a11y/useSemanticElements: a big button reads and taps better than a dot.
            <button
              key={one.id}
              type="button"
              role="radio"
              aria-checked={chosen?.id === one.id}
              onClick={() => setChosen(one)}
            >
              {one.mobile}
            </button>
          ))}
        </div>
      </section>
      <Refusal text={refusal} />
      {other}
    </Screen>
  )
}
