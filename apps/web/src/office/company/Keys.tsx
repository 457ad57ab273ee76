import { useQuery } from '@tanstack/react-query'
import { type CompanyKey, company } from '@xinjian/contract/nouns/company'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { cx } from '../../ui/cx.ts'
import { ask, toast } from '../../ui/feedback.ts'
import { Failed, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { ItemRow } from '../common/ItemRow.tsx'
import styles from './company.module.css'
import { KeyDialog } from './KeyDialogs.tsx'
import { words } from './words.ts'

const minute = (at: string) => instant(at).slice(0, 16)

/** The public keys of a company's interfaces, those that end beside those that took their place. */
export function Keys() {
  const t = useWords(words)
  const may = useMay('company.write')
  const found = useQuery(query(company.companyKeys, {}))
  const renew = () => void found.refetch()
  const keys = found.data
  return (
    <Card title={t('keys')}>
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={renew} />
      ) : keys ? (
        <div className={layout.stack4}>
          <p>{t('keysNote')}</p>
          {(['KD', 'TH'] as const).map((kind) => {
            const own = keys.filter((key) => key.kind === kind)
            return (
              <section key={kind} className={cx(layout.stack4, styles.kind)}>
                <header>
                  <h3>{t(kind)}</h3>
                  {may && <KeyDialog kind={kind} has={own.length > 0} onDone={renew} />}
                </header>
                {own.length === 0 && <p className={textStyles.muted}>{t('noKey')}</p>}
                <ul>
                  {own.map((key) => (
                    <One key={key.fingerprint} of={key} may={may} onDone={renew} />
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  )
}

function One({ of, may, onDone }: { of: CompanyKey; may: boolean; onDone: () => void }) {
  const t = useWords(words)
  const end = async () => {
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (!(await ask({ tone: 'warning', message: t('endAsk'), ...box }))) return
    const { kind, fingerprint } = of
    try {
      await call(company.companyKeyEnd, { kind, fingerprint })
      toast('success', t('ended'))
      onDone()
    } catch (error) {
      toastRefusal(error)
    }
  }
  const copy = async () => {
    if (await copyText(of.publicKey)) toast('success', t('copied'))
  }
  return (
    <ItemRow
      ways={
        <>
          <Button size="sm" icon="copy" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {may && of.endsAt && (
            <Button size="sm" variant="danger" onClick={() => void end()}>
              {t('end')}
            </Button>
          )}
        </>
      }
    >
      {of.algorithm}{' '}
      {of.endsAt ? (
        <Tag colour="yellow">{t('until', { at: minute(of.endsAt) })}</Tag>
      ) : (
        <Tag colour="green">{t('current')}</Tag>
      )}
      <small>
        {t('fingerprint')} <code>{of.fingerprint}</code>
      </small>
      <small>{t('addedBy', { who: of.addedBy, at: minute(of.addedAt) })}</small>
    </ItemRow>
  )
}
