import { collect } from '@xinjian/contract/nouns/collect'
import { checkTaxNo } from '@xinjian/format/uscc'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field, Input } from '../../../ui/Field.tsx'
import { useDraft } from '../../tax/drafts.ts'
import { act } from '../../tax/flow.ts'
import { useLicense } from '../../tax/hooks/use-license.ts'
import { useAct, useFlow, useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { entry } from '../../words/entry.ts'
import form from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import result from '../result.module.css'
import { Screen } from '../Screen.tsx'
import screen from '../screen.module.css'
import styles from './license.module.css'
import { PhotoCard } from './PhotoCard.tsx'
import { TaxNoField } from './TaxNoField.tsx'

/** The licence: a photo, what was read from it, doubtful fields marked. `first` = nothing was typed before. */
export function LicenseView({ first }: { first: boolean }) {
  const t = useWords(entry)
  const { to } = useGo()
  const { config } = useFlow()
  const [typed] = useDraft('entering')
  const [draft, patch] = useDraft('license')
  const license = useLicense()
  const { bound } = useTask()
  const { busy: checking, refusal, run } = useAct()
  const sure = (field: string) => !draft.doubtful.includes(field)
  const ready = draft.read && draft.name.trim() !== '' && checkTaxNo(draft.taxNo) === 'VALID'
  const change = (part: { name?: string; taxNo?: string }) =>
    patch({ ...part, doubtful: draft.doubtful.filter((field) => !(field in part)) })
  const differs = !first && draft.read && typed.taxNo !== '' && typed.taxNo !== draft.taxNo
  const { name, taxNo } = draft
  // A name that is not the number's is told here, not after the signer's whole form.
  const confirm = () =>
    void run('firm', async () => {
      await act(collect.getEnterpriseName, { taxNo, name }, { again: true })
      to('validate')
    })
  return (
    <Screen
      step="ENTERPRISE"
      title={t(draft.read ? 'checkTitle' : 'licenseTitle')}
      note={t(
        draft.read
          ? draft.doubtful.length > 0
            ? 'checkNote'
            : 'checkSure'
          : first
            ? 'licenseFirstNote'
            : 'licenseNote',
      )}
      onBack={() => to(first || bound ? 'index' : 'entering')}
      action={
        draft.read ? (
          <Button
            variant="primary"
            size="lg"
            block
            disabled={!ready || license.busy}
            busy={checking !== null}
            onClick={confirm}
          >
            {t('confirm')}
          </Button>
        ) : bound ? undefined : first || config?.licenseRequired ? (
          <Button variant="quiet" size="lg" block onClick={() => to('entering')}>
            {t('enterByHand')}
          </Button>
        ) : (
          <Button variant="quiet" size="lg" block onClick={() => to('validate')}>
            {t('skip')}
          </Button>
        )
      }
    >
      <PhotoCard license={license} read={draft.read} />
      <Refusal text={license.refusal ?? refusal} />
      {differs && <p className={styles.warn}>{t('different', { name: typed.name })}</p>}
      {draft.read && (
        <div className={cx(screen.card, form.form)}>
          <Field
            label={t('name')}
            hint={sure('name') ? undefined : t('doubt')}
            className={sure('name') ? '' : form.doubt}
          >
            {(ids) => (
              <Input
                {...ids}
                value={draft.name}
                maxLength={100}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </Field>
          <TaxNoField
            value={draft.taxNo}
            doubtful={!sure('taxNo')}
            onChange={(taxNo) => change({ taxNo })}
          />
          <dl className={result.facts}>
            {(
              [
                ['person', 'legalRepresentative'],
                ['founded', 'establishedOn'],
                ['address', 'address'],
              ] as const
            ).map(([label, field]) => (
              <div key={field}>
                <dt>{t(label)}</dt>
                <dd>{draft[field] || '—'}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Screen>
  )
}
