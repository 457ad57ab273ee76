import { agreementFault, PLACEHOLDERS } from '@xinjian/contract/channel/agreement'
import { type ChannelAgreement, type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/Field.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { TextArea } from '../common/TextArea.tsx'
import styles from './channel.module.css'
import { useTurn } from './useTurn.ts'
import { words } from './words.ts'

/** Clauses beside the platform's text: judged while they are typed, every version kept. */
export function AgreementCard(props: {
  row: ChannelRow
  versions: readonly ChannelAgreement[]
  text: string
  onText: (text: string) => void
  may: boolean
}) {
  const t = useWords(words)
  const { row, versions, text, onText, may } = props
  const { busy, turn } = useTurn()
  const fault = agreementFault(text)
  const save = (content: string) =>
    void turn(() =>
      call(channel.channelAgreement, { code: row.code, version: row.version, text: content }),
    )
  return (
    <Card
      title={t('agreement')}
      extra={
        <Tag colour={row.agreement ? 'green' : 'grey'}>
          {row.agreement ? t('version', { n: row.agreement }) : t('noClauses')}
        </Tag>
      }
    >
      <p className={textStyles.muted}>{t('agreementNote')}</p>
      <Field label={t('agreementText')} error={fault}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={7}
            value={text}
            readOnly={!may}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      {may && (
        <>
          <p className={cx(layout.row2, styles.places)}>
            <small className={textStyles.muted}>{t('placeholders')}</small>
            {Object.entries(PLACEHOLDERS).map(([name, title]) => (
              <button
                key={name}
                type="button"
                title={title}
                onClick={() => onText(`${text}{${name}}`)}
              >
                <code>{`{${name}}`}</code>
              </button>
            ))}
          </p>
          <p className={layout.row2}>
            <Button
              variant="primary"
              busy={busy}
              disabled={fault !== null || text.trim() === ''}
              onClick={() => save(text)}
            >
              {t('agreementSave')}
            </Button>
            {row.agreement !== null && (
              <Button variant="quiet" onClick={() => save('')}>
                {t('agreementDrop')}
              </Button>
            )}
          </p>
        </>
      )}
      {versions.length > 0 && (
        <details className={styles.versions}>
          <summary>{t('versions')}</summary>
          {versions.map((one) => (
            <section key={one.version}>
              <h3>
                {t('version', { n: one.version })}{' '}
                {one.version === row.agreement && <Tag colour="green">{t('current')}</Tag>}
              </h3>
              <small className={textStyles.muted}>
                {t('by', { who: one.madeBy, at: instant(one.madeAt).slice(0, 16) })}
              </small>
              {one.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </details>
      )}
    </Card>
  )
}
