import { useQueryClient } from '@tanstack/react-query'
import { overrideForm } from '@xinjian/contract/forms/risk'
import { type RiskOverride, riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import type { PolicyOutcome } from '@xinjian/engine/report/policy/table'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { FormButton } from '../../../form/FormButton.tsx'
import { ChoiceField, TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { toast } from '../../../ui/feedback.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { DecideDialog } from '../../rulebook/DecideDialog.tsx'
import { words as orderWords } from '../words.ts'
import { words } from './words.ts'

const CHOICES = ['PASS', 'REVIEW', 'REJECT'] as const
const when = (at: string | null): string => (at === null ? '' : instant(at).slice(0, 16))

/** Proposals of another outcome, each with its reason and who decided; and the way to make one. */
export function Overrides(props: {
  no: string
  line: number
  outcome: PolicyOutcome | null
  overrides: readonly RiskOverride[]
  /** A trial decides on nobody, and what was sealed is left alone. */
  closed: boolean
}) {
  const t = useWords(words)
  const client = useQueryClient()
  const may = useMay('report.create')
  const renew = () =>
    Promise.all(
      [riskOrder.riskSubject, riskOrder.riskOrderDetail, riskOrder.riskOrderQuery].map((of) =>
        client.invalidateQueries({ queryKey: keyOf(of) }),
      ),
    )
  const waits = props.overrides.some(({ state }) => state === 'ASKED')
  return (
    <Card
      title={t('overrides')}
      extra={
        may &&
        props.outcome !== null &&
        !props.closed &&
        !waits && <Ask {...props} outcome={props.outcome} onAsked={renew} />
      }
    >
      {props.overrides.length === 0 ? (
        <p className={textStyles.muted}>{t('noOverride')}</p>
      ) : (
        <ul className={layout.stack4}>
          {props.overrides.map((one) => (
            <Override key={one.id} of={one} onDecided={renew} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Ask(props: {
  no: string
  line: number
  outcome: PolicyOutcome
  onAsked: () => Promise<unknown>
}) {
  const t = useWords(words)
  const to = useWords(orderWords)
  const [open, setOpen] = useState(false)
  const form = useForm(overrideForm, {
    onSubmit: async (asked) => {
      await call(
        riskOrder.riskOverrideAsk,
        { no: props.no, line: props.line, ...asked },
        { silent: true },
      )
      setOpen(false)
      toast('success', t('asked'))
      await props.onAsked()
    },
  })
  return (
    <FormButton of={form} open={open} onOpen={setOpen} label={t('ask')} button={{ size: 'sm' }}>
      <p className={textStyles.muted}>{t('askHint')}</p>
      <ChoiceField of={form} name="to" label={t('to')} star>
        <option value="" />
        {CHOICES.filter((choice) => choice !== props.outcome).map((choice) => (
          <option key={choice} value={choice}>
            {to(choice)}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="reason" label={t('reason')} star />
    </FormButton>
  )
}

function Override({ of, onDecided }: { of: RiskOverride; onDecided: () => Promise<unknown> }) {
  const t = useWords(words)
  const to = useWords(orderWords)
  const mayDecide = useMay('rules.approve')
  const [yes, setYes] = useState<boolean | null>(null)
  const colour = of.state === 'AGREED' ? 'green' : of.state === 'REFUSED' ? 'red' : 'yellow'
  return (
    <li className={layout.stack3}>
      <p>
        <Tag colour={colour}>{t(of.state)}</Tag> {t('change', { from: to(of.from), to: to(of.to) })}
      </p>
      <p>{of.reason}</p>
      <p className={textStyles.mutedSm}>{t('by', { who: of.askedBy, at: when(of.askedAt) })}</p>
      {of.decidedBy && (
        <p className={textStyles.mutedSm}>
          {t('decidedBy', { who: of.decidedBy, at: when(of.decidedAt), answer: of.answer ?? '' })}
        </p>
      )}
      {of.state === 'ASKED' && of.own && <p className={textStyles.muted}>{t('ownHint')}</p>}
      {of.state === 'ASKED' && mayDecide && !of.own && (
        <div className={layout.row2}>
          <Button size="sm" variant="danger" onClick={() => setYes(false)}>
            {t('refuse')}
          </Button>
          <Button size="sm" variant="primary" onClick={() => setYes(true)}>
            {t('agree')}
          </Button>
        </div>
      )}
      <DecideDialog
        title={t('decideTitle')}
        yes={yes}
        labels={{ yes: t('agree'), no: t('refuse') }}
        opinion={t('opinion')}
        onDecide={async ({ approve, note }) => {
          await call(
            riskOrder.riskOverrideDecide,
            { id: of.id, approve, answer: note },
            { silent: true },
          )
          await onDecided()
        }}
        onClose={() => setYes(null)}
      />
    </li>
  )
}
