import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { BureauWeather } from '../parts/bureau/BureauWeather.tsx'
import { FailureCard } from '../parts/FailureCard.tsx'
import form from '../parts/form.module.css'
import { Mark } from '../parts/Mark.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import result from '../parts/result.module.css'
import { Screen } from '../parts/Screen.tsx'
import styles from '../parts/screen.module.css'
import { useAreas } from '../tax/hooks/use-areas.ts'
import { useAct, useGo, usePoll, useTask } from '../tax/hooks/use-tax.ts'
import { hasVisit } from '../tax/line/channel.ts'
import { chooseArea } from '../tax/steps.ts'
import { instant, minutes, secondsLeft } from '../tax/time.ts'
import { status } from '../words/status.ts'

const LOOK_MS = 15_000

/** A bureau that is closed: until when, in whose words, and back to the login by itself when it opens. */
function TaxStatus() {
  const t = useWords(status)
  const language = useLanguage()
  const { to, follow } = useGo()
  const task = useTask()
  const { areas, load } = useAreas()
  const { busy, refusal, run } = useAct()
  const code = task.area?.code ?? ''
  const now = areas?.find((a) => a.code === code)
  const open = now !== undefined && now.weather !== 'CLOSED'

  const enter = (told: boolean) =>
    run('status', async () => {
      const next = await chooseArea(code)
      if (next.state !== 'TAX_STATUS') return follow(next)
      if (!told) return
      toast('info', t('statusChecked'))
      await load()
    })
  usePoll(
    async () => {
      await load()
      return false
    },
    true,
    LOOK_MS,
  )
  // With every look that finds it open, not only the first: the notice may be ahead of the door, and an answer may be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `areas` is new with each look; `enter` is new with each drawing.
  useEffect(() => {
    if (open && code) void enter(false)
  }, [areas, open, code])
  const until = now?.until ?? task.failure?.retryAt ?? null
  return (
    <Screen
      step="BUREAU"
      action={
        <>
          <Refusal text={refusal} />
          <Button
            variant="primary"
            size="lg"
            block
            busy={busy !== null}
            onClick={() => void enter(true)}
          >
            {t('statusNow')}
          </Button>
          <Button variant="quiet" size="lg" block onClick={() => to('selectArea')}>
            {t('statusOther')}
          </Button>
        </>
      }
    >
      <Mark tone="wait" title={t('statusTitle', { name: task.area?.name ?? '' })}>
        <p>{t('statusText')}</p>
      </Mark>
      {(until || now?.reason) && (
        <section className={styles.card}>
          <dl className={result.facts}>
            {until && (
              <div>
                <dt>{t('statusUntil')}</dt>
                <dd className={textStyles.num}>
                  {instant(until, new Date(), language)}
                  <Left until={until} />
                </dd>
              </div>
            )}
            {now?.reason && (
              <div>
                <dt>{t('statusReason')}</dt>
                <dd>{now.reason}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
      {task.failure && <FailureCard failure={task.failure} hide={['STATUS', 'LEAVE']} />}
      <p className={form.hint}>{t('statusLeave')}</p>
    </Screen>
  )
}

/** Time until then, where it is a full instant and not long. */
function Left({ until }: { until: string }) {
  const t = useWords(status)
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = secondsLeft(Date.parse(until), Date.now())
  if (!Number.isFinite(seconds) || seconds === 0 || seconds > 3600) return null
  return `（${t('statusLeft', { time: minutes(seconds) })}）`
}

const OfTask = phonePage('taxStatus', TaxStatus, BureauWeather)

/** Without a link and without a collection under way the page begins none: it shows how the bureaus are. */
export function Component() {
  const [visited] = useState(hasVisit)
  return visited ? <OfTask /> : <BureauWeather />
}
