/** `/m/taxWeb/machine`: the screen of a self-service terminal, which is set up once and then serves one person after another. */
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Skeleton } from '../../ui/States.tsx'
import { Big, Frame, OwnDevice } from '../machine/Frame.tsx'
import { forgetTerminal, type OwnTerminal, ownTerminal } from '../machine/key.ts'
import { SetUp } from '../machine/SetUp.tsx'
import { useDo } from '../machine/useDo.ts'
import { VisitScreens } from '../machine/VisitScreens.tsx'
import { openVisit, type Visit } from '../machine/visit.ts'
import { machine } from '../words/machine.ts'

/** The office took the terminal's key away: only then may it be set up anew, for anybody stands here. */
const KEY_REFUSED = 5003

export function Component() {
  const t = useWords(machine)
  /** undefined = not known yet; null = it is not set up. */
  const [own, setOwn] = useState<OwnTerminal | null | undefined>(undefined)
  const [visit, setVisit] = useState<Visit | null>(null)
  const { busy, refusal, status, run } = useDo()
  useEffect(() => {
    void ownTerminal().then(setOwn, () => setOwn(null))
  }, [])
  if (own === undefined)
    return (
      <Frame title={t('loading')}>
        <Skeleton lines={4} />
      </Frame>
    )
  if (own === null) return <SetUp onDone={setOwn} />
  if (visit)
    return (
      <OwnDevice value={own}>
        <VisitScreens visit={visit} onOver={() => setVisit(null)} />
      </OwnDevice>
    )
  return (
    <OwnDevice value={own}>
      <Frame
        icon="building"
        title={t('welcome')}
        note={t('welcomeNote')}
        refusal={refusal}
        action={
          <>
            {refusal && status === KEY_REFUSED && (
              <Big plain onClick={() => void forgetTerminal().then(() => setOwn(null))}>
                {t('again')}
              </Big>
            )}
            <Big busy={busy} onClick={() => void run(async () => setVisit(await openVisit(own)))}>
              {t('start')}
            </Big>
          </>
        }
      />
    </OwnDevice>
  )
}
