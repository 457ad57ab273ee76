import type { DataOf } from '@xinjian/contract/endpoint'
import type { consent } from '@xinjian/contract/nouns/consent'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { IconButton } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { useCopy } from '../common/useCopy.ts'
import styles from './consent.module.css'
import { Visits } from './Visits.tsx'
import { STATUS_COLOURS, scopeName, statusWords, words } from './words.ts'
export type ConsentDetail = DataOf<typeof consent.consentDetail>

/** An evidence value that is an instant is shown in China's time like every other. */
const shownValue = (value: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? instant(value) : value

/** Heading of a clause: `三、使用目的`. */
const CLAUSE = /^[一二三四五六七八九十]+、/

/** One consent: who may do what until when, the text as signed, what was ticked, how signing is proven, who looked. */
export function ConsentBody({ detail }: { detail: ConsentDetail }) {
  const t = useWords(words)
  const copy = useCopy()
  const { row, paragraphs, consents, evidence, visits } = detail
  return (
    <div className={styles.consent}>
      <Summary row={row} />
      <section>
        <h3>
          {t('signedText')}
          <small className={cx(textStyles.muted, textStyles.num)}>
            {t('version', { v: row.version })}
          </small>
        </h3>
        <div className={styles.paper} lang="zh">
          <h4>{row.title}</h4>
          {paragraphs.map((paragraph, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a signed text never changes its order
            <p key={i} className={CLAUSE.test(paragraph) ? textStyles.bold : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className={styles.hash}>
          <small className={textStyles.muted}>{t('hash')}</small>
          <code>{row.hash}</code>
          <IconButton
            icon="copy"
            size={15}
            label={t('copyHash')}
            onClick={() => copy(row.hash, t('copied'))}
          />
        </div>
      </section>
      <section>
        <h3>{t('separate')}</h3>
        <ul className={styles.ticks}>
          {consents.map((text) => (
            <li key={text}>
              <Icon name="check" size={15} />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('evidence')}</h3>
        <dl className={styles.facts}>
          {evidence.map(({ label, value }) => (
            <div key={label}>
              <dt className={textStyles.muted}>{label}</dt>
              <dd className={textStyles.anywhere}>{shownValue(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Visits visits={visits} total={row.views} />
    </div>
  )
}

function Summary({ row }: { row: ConsentDetail['row'] }) {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const language = useLanguage()
  const facts: [string, string][] = [
    [t('contractNo'), row.contractNo],
    [
      t('valid'),
      t('validSpan', {
        from: instant(row.validFrom).slice(0, 16),
        to: instant(row.validTo).slice(0, 16),
      }),
    ],
    ...(row.revokedAt ? [[t('revokedAt'), instant(row.revokedAt)] as [string, string]] : []),
    [t('grantees'), row.grantees.join('、')],
    [t('purposes'), row.purposes.join('、')],
  ]
  return (
    <section>
      <div className={styles.who}>
        <b>{row.enterpriseName}</b>
        <Tag colour={STATUS_COLOURS[row.status]}>{ts(row.status)}</Tag>
        <small className={cx(textStyles.num, textStyles.muted)}>{row.taxNo}</small>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={textStyles.muted}>{label}</dt>
            <dd className={cx(textStyles.anywhere, textStyles.num)}>{value}</dd>
          </div>
        ))}
        <div>
          <dt className={textStyles.muted}>{t('scopes')}</dt>
          <dd className={cx(textStyles.anywhere, styles.scopes)}>
            {row.scopes.map((scope) => (
              <Tag key={scope}>{scopeName(scope, language)}</Tag>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  )
}
