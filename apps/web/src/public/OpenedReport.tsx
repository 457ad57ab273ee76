import { report } from '@xinjian/contract/nouns/report'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { bareDownload } from '../api/bare.ts'
import { messageOf } from '../api/errors.ts'
import type { OpenedReport } from '../api/open-report.ts'
import { paths } from '../paths.ts'
import { EvidencePanel } from '../reports/evidence/EvidencePanel.tsx'
import { saveFile } from '../reports/format/csv.ts'
import { instant } from '../reports/format/instant.ts'
import { proofUrl } from '../reports/proof-url.ts'
import { ReportScreen } from '../reports/ReportScreen.tsx'
import { useTabLabel } from '../shell/tabs/useTabLabel.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { toast } from '../ui/feedback.ts'
import { Icon } from '../ui/Icon.tsx'
import textStyles from '../ui/styles/text.module.css'
import styles from './share.module.css'

/** A report that a link opened: whose it is and for what, its file, and the report itself. */
export function Opened({ opened, token }: { opened: OpenedReport; token: string }) {
  const [query, setQuery] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const { row, institution, purpose, expiresAt, view, document } = opened
  const firm = useMemo(() => ({ line: opened.firm }), [opened.firm])
  useTabLabel(row.enterpriseName)
  const of = query.get('of')
  const asked = (values: Record<string, string | null>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [key, value] of Object.entries(values))
          if (value === null) next.delete(key)
          else next.set(key, value)
        return next
      },
      { replace: values.of === null, preventScrollReset: true },
    )
  const savePdf = () => {
    setBusy(true)
    bareDownload(report.sharePdf, { token })
      .then(({ blob, fileName }) => saveFile(fileName, blob, 'application/pdf'))
      .catch((cause: unknown) => toast('error', messageOf(cause)))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <section className={styles.bar} aria-label="分享信息">
        <dl>
          <div>
            <dt>分享机构</dt>
            <dd>{institution}</dd>
          </div>
          <div>
            <dt>用途</dt>
            <dd>{purpose}</dd>
          </div>
          <div>
            <dt>链接有效至</dt>
            <dd className={textStyles.num}>{instant(expiresAt).slice(0, 16)}</dd>
          </div>
        </dl>
        <Button variant="primary" icon="download" busy={busy} onClick={savePdf}>
          {busy ? '正在准备文件…' : '下载 PDF'}
        </Button>
      </section>
      <ReportScreen
        document={document}
        view={view}
        firm={firm}
        user={row.createdBy}
        whole={query.get('view') === 'whole'}
        onWhole={(on) => asked({ view: on ? 'whole' : null })}
        head={{
          reportNo: row.reportNo,
          institution,
          purpose,
          fingerprint: row.fingerprint,
          createdAt: row.createdAt,
          verifyUrl: proofUrl(row.reportNo),
        }}
        abnormal={query.get('only') === 'abnormal'}
        onAbnormal={(on) => asked({ only: on ? 'abnormal' : null })}
        onOpen={(next) => asked({ of: next })}
      >
        <EvidencePanel of={of} source={null} onClose={() => asked({ of: null })} />
      </ReportScreen>
    </>
  )
}

/** Expired, revoked, mistyped or unreachable: what happened and what to do, in plain words. */
export function Closed({ message }: { message: string }) {
  return (
    <section className={styles.closed} role="alert">
      <Icon className={textStyles.muted} name="link" size={44} strokeWidth="1" />
      <h1>无法打开这份报告</h1>
      <p>{message}</p>
      <ul>
        <li>对外链接有期限，到期后自动失效；分享人也可以随时撤销。</li>
        <li>请检查链接是否完整，有些软件会截断过长的网址。</li>
        <li>仍无法打开时，请联系发送链接的机构重新分享。</li>
      </ul>
      <div>
        <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
          重新打开
        </Button>
        <LinkButton href={paths.proof()}>核验手中的报告</LinkButton>
      </div>
    </section>
  )
}
