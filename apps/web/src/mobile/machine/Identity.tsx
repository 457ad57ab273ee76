/** Who stands there: card, then face. */
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { machine } from '../words/machine.ts'
import { Big, Frame } from './Frame.tsx'
import { useDo } from './useDo.ts'
import type { Visit } from './visit.ts'

export interface StepProps {
  visit: Visit
  onEnd: () => void
  onNext: () => void
}

export function Identity({ visit, onEnd, onNext }: StepProps) {
  const t = useWords(machine)
  const { busy, refusal, run } = useDo()
  const [held, setHeld] = useState<{ name: string; idNo: string } | null>(null)
  if (!held)
    return (
      <Frame
        step={1}
        icon="user"
        title={t('card')}
        note={t('cardNote')}
        refusal={refusal}
        onEnd={onEnd}
        action={
          <Big
            busy={busy}
            onClick={() =>
              void run(
                async () => {
                  const read = await visit.call(terminal.machineCard, {})
                  visit.step('CARD', true)
                  setHeld(read)
                },
                () => visit.step('CARD', false),
              )
            }
          >
            {t('readCard')}
          </Big>
        }
      />
    )
  return (
    <Frame
      step={2}
      icon="camera"
      title={t('face')}
      note={t('faceNote', held)}
      refusal={refusal}
      onEnd={onEnd}
      action={
        <Big
          busy={busy}
          onClick={() =>
            void run(
              async () => {
                await visit.call(terminal.machineFace, {})
                visit.step('FACE', true)
                onNext()
              },
              () => visit.step('FACE', false),
            )
          }
        >
          {t('compare')}
        </Big>
      }
    />
  )
}
