import { pollsWithin, WATCH_DAYS, WATCH_EVERY, type WatchEvery } from '@xinjian/format/verify/watch'
import { ChoiceField, TextField } from '../../../form/FormField.tsx'
import { useFormValue } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { yuan } from '../../billing/yuan.ts'
import { mostOf, type Terms, type WatchForm } from './useWatchForm.ts'
import styles from './watch.module.css'
import { words } from './words.ts'

/** How long, how often, for how much, and what that comes to; `n` invoices. `fixed`: how often, and whom to tell, stand. */
export function WatchFields(props: { of: WatchForm; terms: Terms; n?: number; fixed?: boolean }) {
  const t = useWords(words)
  const { of, terms, n = 1, fixed } = props
  return (
    <>
      <ChoiceField of={of} name="days" label={t('days')}>
        {WATCH_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('daysOf', { n: days })}
          </option>
        ))}
      </ChoiceField>
      {!fixed && (
        <ChoiceField of={of} name="every" label={t('every')}>
          {WATCH_EVERY.map((every) => (
            <option key={every} value={every}>
              {t(every)}
            </option>
          ))}
        </ChoiceField>
      )}
      <TextField
        of={of}
        name="cap"
        label={t(n > 1 ? 'capMany' : 'cap')}
        hint={t('capHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      {!fixed && terms.channels.length > 0 && (
        <ChoiceField of={of} name="channel" label={t('channel')} hint={t('channelHint')}>
          <option value="">{t('noChannel')}</option>
          {terms.channels.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
      <Cost of={of} terms={terms} n={n} />
    </>
  )
}

function Cost({ of, terms, n }: { of: WatchForm; terms: Terms; n: number }) {
  const t = useWords(words)
  const days = useFormValue(of, 'days')
  const every = useFormValue(of, 'every')
  const { quote } = terms
  if (!quote?.open) return <p role="alert">{t('notOpen')}</p>
  const most = mostOf(quote.price, days, every)
  return (
    <div className={styles.cost} data-part="cost">
      <p>
        {t('cost', {
          price: yuan(quote.price),
          looks: Math.max(1, pollsWithin(Number(days), every as WatchEvery)),
          most: yuan(most),
        })}
      </p>
      {n > 1 && <p>{t('costMany', { n, all: yuan(most * n) })}</p>}
      <p className={textStyles.muted}>{t('rules')}</p>
    </div>
  )
}
