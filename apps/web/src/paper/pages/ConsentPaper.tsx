import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/700.css'
import type { DataOf } from '@xinjian/contract/endpoint'
import type { consent } from '@xinjian/contract/nouns/consent'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { instant } from '../../reports/format/instant.ts'
import { QrCode } from '../../reports/parts/QrCode.tsx'
import { verifyUrl } from '../../reports/proof-url.ts'
import { openConsent } from '../open-consent.ts'
import { announceError, announceReady, loadFonts } from '../ready.ts'
import '../paper.global.css'
import '../consent.global.css'
import styles from '../consent.module.css'
import fault from '../fault.module.css'

type Paper = DataOf<typeof consent.consentPaper>

const WORDS = {
  brand: '信鉴',
  number: '授权书编号',
  version: '文本版本',
  enterprise: '授权人',
  taxNo: '统一社会信用代码',
  grantees: '被授权机构',
  signedAt: '签署时间',
  validTo: '有效期至',
  ticks: '签署时逐项勾选',
  proof: '签署证据',
  seal: '平台校验码（HMAC-SHA-256）',
  verify: '在验真页选择本文件，可核对是否由平台出具、是否被改动',
  note: '本文件由平台依据签署记录打印一次并留存，时间均为北京时间。证件与手机号码已按规定遮盖。',
} as const

/** Heading of a clause: `三、使用目的`. */
const CLAUSE = /^[一二三四五六七八九十]+、/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** `/pdfTemplate_consent?ticket`: a signed contract as Chromium prints it. */
export function Component() {
  const [query] = useSearchParams()
  const ticket = query.get('ticket') ?? ''
  const [paper, setPaper] = useState<Paper | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    document.documentElement.dataset.theme = 'light'
    const abort = new AbortController()
    openConsent(ticket, abort.signal)
      .then(async (found) => {
        await loadFonts(Object.values(WORDS).join('') + JSON.stringify(found))
        if (!abort.signal.aborted) setPaper(found)
      })
      .catch((cause: Error) => {
        if (abort.signal.aborted) return
        setError(cause.message)
        announceError(cause.message)
      })
    return () => abort.abort()
  }, [ticket])

  useEffect(() => {
    if (paper) void announceReady()
  }, [paper])

  if (error !== null) return <p className={fault.error}>{error}</p>
  return paper && <Sheet paper={paper} verify={verifyUrl(query.get('base'))} />
}

function Sheet({ paper, verify }: { paper: Paper; verify: string }) {
  const facts: [string, string][] = [
    [WORDS.number, paper.contractNo],
    [WORDS.version, paper.version],
    [WORDS.enterprise, paper.enterprise.name],
    [WORDS.taxNo, paper.enterprise.taxNo],
    [WORDS.grantees, paper.grantees.join('、')],
    [WORDS.signedAt, instant(paper.signedAt)],
    [WORDS.validTo, instant(paper.validTo)],
  ]
  const proof: [string, string][] = [
    ...paper.evidence.map(({ label, value }): [string, string] => [
      label,
      INSTANT.test(value) ? instant(value) : value,
    ]),
    [WORDS.seal, paper.seal],
  ]
  return (
    <article className={styles.document} data-part="paper">
      <p className={styles.brand}>{WORDS.brand}</p>
      <h1>{paper.title}</h1>
      <Facts rows={facts} />
      <section className={styles.text}>
        {paper.paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a signed text never changes its order
          <p key={i} className={CLAUSE.test(paragraph) ? styles.clause : undefined}>
            {paragraph}
          </p>
        ))}
      </section>
      <section>
        <h2>{WORDS.ticks}</h2>
        <ul className={styles.ticks}>
          {paper.consents.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{WORDS.proof}</h2>
        <Facts rows={proof} />
        <div className={styles.verify}>
          <QrCode text={verify} size={76} label={WORDS.verify} />
          <p>
            {WORDS.verify}
            <br />
            {verify}
          </p>
        </div>
        <p className={styles.note}>{WORDS.note}</p>
      </section>
    </article>
  )
}

function Facts({ rows }: { rows: [string, string][] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
