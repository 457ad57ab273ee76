import { lazy, Suspense, useEffect, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { Skeleton } from '../../ui/States.tsx'
import { FirmCard } from '../parts/FirmCard.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import styles from '../parts/screen.module.css'
import { ConsentInForce } from '../parts/signing/ConsentInForce.tsx'
import { ContractText } from '../parts/signing/ContractText.tsx'
import { Decline } from '../parts/signing/Decline.tsx'
import { Summary } from '../parts/signing/Summary.tsx'
import { deviceOf, missing, signedOf, textsOf } from '../tax/consent.ts'
import { clearDrafts, useDraft } from '../tax/drafts.ts'
import { useReading } from '../tax/hooks/use-reading.ts'
import { useAct, useFlow, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { loadContracts, restart, sign } from '../tax/steps.ts'
import { common } from '../words/common.ts'
import { signing } from '../words/signing.ts'

/** The texts changed between reading and signing. */
const CHANGED = 3007
/** Somebody else signed meanwhile. */
const STANDS = 3012
const RELOAD = new Set([CHANGED, STANDS])

/** Of several institutions, which few have. */
const ChosenTexts = lazy(async () => ({
  default: (await import('../parts/direct/ChosenTexts.tsx')).ChosenTexts,
}))

/** To a box that is not ticked, in a text that may be folded. */
function lead(id: string): void {
  const box = document.getElementById(id)
  box?.closest('details')?.setAttribute('open', '')
  box?.scrollIntoView({ block: 'center' })
}

/** The contracts in full, every point ticked by itself, signed after a time in which they can have been read. */
export function Create() {
  const t = useWords(signing)
  const c = useWords(common)
  const { to, follow } = useGo()
  const { contracts: given } = useFlow()
  const { enterprise } = useTask()
  const [draft, patch] = useDraft('agreement')
  const [replace, setReplace] = useState(false)
  const { busy, refusal, run } = useAct()
  const { run: load, refusal: unloaded } = useAct()
  const left = useReading(given)
  const fetchTexts = () => void load('contracts', loadContracts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, unless the code already brought them.
  useEffect(() => {
    if (!given) fetchTexts()
  }, [])

  const contracts = given?.contracts ?? []
  const texts = textsOf(contracts)
  const ticks: ReadonlySet<string> = new Set(draft.texts === texts ? draft.ticks : [])
  const standing = given?.standing ?? []
  const undecided = standing.length > 0 && !replace
  const open = missing(contracts, ticks)
  const turn = (id: string, on: boolean) =>
    patch({ texts, ticks: on ? [...ticks, id] : [...ticks].filter((one) => one !== id) })
  const confirm = () => {
    if (open[0]) return lead(open[0])
    void run('sign', async () => {
      try {
        const device = deviceOf(navigator.userAgent, screen.width, screen.height, devicePixelRatio)
        const replaces = standing.map((c) => c.contractNo)
        const body = { contracts: signedOf(contracts, ticks), device }
        follow(await sign({ ...body, ...(replaces.length > 0 && { replaces }) }))
        clearDrafts('agreement')
      } catch (error) {
        if (!(error instanceof ApiError && RELOAD.has(error.status))) throw error
        await loadContracts()
        if (error.status === STANDS) throw error
        window.scrollTo(0, 0)
        toast('warning', t('changed'), 5000)
      }
    })
  }
  const label =
    open.length > 0
      ? t('remain', { n: open.length })
      : undecided
        ? t('standingChoose')
        : left > 0
          ? t('read', { n: left })
          : t('sign')
  return (
    <Screen
      step="CONSENT"
      title={t('signTitle')}
      note={given ? t('signNote', { n: contracts.length }) : t('loading')}
      onBack={() => to('validate')}
      action={
        given && (
          <>
            <Refusal text={refusal} />
            <Button
              variant={open.length > 0 ? 'default' : 'primary'}
              size="lg"
              block
              disabled={open.length === 0 && (left > 0 || undecided)}
              busy={busy !== null}
              onClick={confirm}
            >
              {label}
            </Button>
            <p className={styles.actionNote}>{t('signedNote')}</p>
            <Decline busy={busy !== null} />
          </>
        )
      }
    >
      {enterprise && <FirmCard {...enterprise} />}
      {standing.length > 0 && (
        <ConsentInForce
          standing={standing}
          replace={replace}
          busy={busy === 'keep'}
          onReplace={setReplace}
          onKeep={() => void run('keep', async () => follow(await restart('CANCEL')))}
        />
      )}
      {given && <Summary />}
      {contracts.some(({ institution }) => institution) ? (
        <Suspense fallback={<Skeleton lines={9} />}>
          <ChosenTexts contracts={contracts} ticks={ticks} onTick={turn} />
        </Suspense>
      ) : (
        contracts.map((contract) => (
          <ContractText key={contract.code} contract={contract} ticks={ticks} onTick={turn} />
        ))
      )}
      {!given && !unloaded && <Skeleton lines={9} />}
      {unloaded && (
        <>
          <Refusal text={unloaded} />
          <Button onClick={fetchTexts}>{c('retry')}</Button>
        </>
      )}
    </Screen>
  )
}

export const Component = phonePage('create', Create)
