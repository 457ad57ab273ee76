import { useQuery } from '@tanstack/react-query'
import { type AgreementDetail, agreement } from '@xinjian/contract/nouns/finance/agreement'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import styles from '../consent/consent.module.css'
import { AgreementPdf } from './AgreementPdf.tsx'
import { agreementWords } from './words.ts'

/** One agreement from the side. `contractNo` lives in the address, so the page owns it. */
export function AgreementDrawer(props: { contractNo: string | null; onClose: () => void }) {
  const t = useWords(agreementWords)
  const { contractNo } = props
  const detail = useQuery({
    ...query(agreement.agreementDetail, { contractNo: contractNo ?? '' }),
    enabled: contractNo !== null,
  })
  return (
    <Dialog
      open={contractNo !== null}
      side="right"
      width="760px"
      title={detail.data ? t(detail.data.row.kind) : t('title')}
      onClose={props.onClose}
      footer={
        <>
          {contractNo ? <AgreementPdf contractNo={contractNo} /> : null}
          <Button onClick={props.onClose}>{t('close')}</Button>
        </>
      }
    >
      {detail.error ? (
        <Failed message={messageOf(detail.error)} onRetry={() => void detail.refetch()} />
      ) : detail.data ? (
        <Body of={detail.data} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Dialog>
  )
}

function Body({ of: { row, paragraphs, ip, agent, intact } }: { of: AgreementDetail }) {
  const t = useWords(agreementWords)
  return (
    <div className={styles.consent}>
      <Pairs
        of={[
          [t('contractNo'), row.contractNo],
          [t('subject'), row.subjectNo],
          ...row.parties.map(({ role, name, taxNo }): [string, string] => [
            t(role),
            taxNo ? `${name} ${taxNo}` : name,
          ]),
        ]}
      />
      <section>
        <h3>
          {t('text')} <small className={textStyles.muted}>{t('version', { v: row.version })}</small>
        </h3>
        <div className={styles.paper} lang="zh">
          <h4>{row.title}</h4>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={styles.hash}>
          <small className={textStyles.muted}>{t('hash')}</small>
          <code>{row.hash}</code>
        </div>
      </section>
      <section>
        <h3>
          {t('proof')}
          <Tag colour={intact ? 'green' : 'red'}>{t(intact ? 'intact' : 'broken')}</Tag>
        </h3>
        <Pairs
          of={[
            [t('signer'), `${row.signer} · ${t(row.signedFor)}`],
            [t('signedAt'), instant(row.signedAt)],
            ...(ip ? [[t('ip'), ip] as [string, string]] : []),
            ...(agent ? [[t('agent'), agent] as [string, string]] : []),
          ]}
        />
        {ip || agent ? null : <p className={textStyles.mutedSm}>{t('elsewhere')}</p>}
      </section>
    </div>
  )
}

const Pairs = ({ of }: { of: readonly [string, string][] }) => (
  <dl className={layout.pairs}>
    {of.map(([title, value]) => (
      <div key={title}>
        <dt className={textStyles.mutedSm}>{title}</dt>
        <dd className={textStyles.anywhere}>{value}</dd>
      </div>
    ))}
  </dl>
)
