import type { DataOf } from '@xinjian/contract/endpoint'
import type { consent } from '@xinjian/contract/nouns/consent'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { instant } from '../../reports/format/instant.ts'
import { verifyUrl } from '../../reports/proof-url.ts'
import styles from '../consent.module.css'
import { openConsent } from '../open-consent.ts'
import { Printed } from '../Printed.tsx'
import { Facts, Sheet } from '../Sheet.tsx'
import { usePaper } from '../usePaper.ts'
import { VERIFY_TEXT, Verify } from '../Verify.tsx'

type Contract = DataOf<typeof consent.consentPaper>

const WORDS = {
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
  note: '本文件由平台依据签署记录打印一次并留存，时间均为北京时间。证件与手机号码已按规定遮盖。',
} as const
const TEXT = Object.values(WORDS).join('') + VERIFY_TEXT

/** Heading of a clause: `三、使用目的`. */
const CLAUSE = /^[一二三四五六七八九十]+、/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** `/pdfTemplate_consent?ticket`: a signed contract as Chromium prints it. */
export function Component() {
  const [query] = useSearchParams()
  const ticket = query.get('ticket') ?? ''
  const open = useCallback((signal: AbortSignal) => openConsent(ticket, signal), [ticket])
  const paper = usePaper(TEXT, open)
  const verify = verifyUrl(query.get('base'))
  return <Printed paper={paper}>{(contract) => <Signed of={contract} verify={verify} />}</Printed>
}

function Signed({ of, verify }: { of: Contract; verify: string }) {
  const facts: [string, string][] = [
    [WORDS.number, of.contractNo],
    [WORDS.version, of.version],
    [WORDS.enterprise, of.enterprise.name],
    [WORDS.taxNo, of.enterprise.taxNo],
    [WORDS.grantees, of.grantees.join('、')],
    [WORDS.signedAt, instant(of.signedAt)],
    [WORDS.validTo, instant(of.validTo)],
  ]
  const proof: [string, string][] = [
    ...of.evidence.map(({ label, value }): [string, string] => [
      label,
      INSTANT.test(value) ? instant(value) : value,
    ]),
    [WORDS.seal, of.seal],
  ]
  return (
    <Sheet title={of.title} note={WORDS.note}>
      <Facts rows={facts} />
      <section className={styles.text}>
        {of.paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a signed text never changes its order
          <p key={i} className={CLAUSE.test(paragraph) ? styles.clause : undefined}>
            {paragraph}
          </p>
        ))}
      </section>
      <section>
        <h2>{WORDS.ticks}</h2>
        <ul className={styles.ticks}>
          {of.consents.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{WORDS.proof}</h2>
        <Facts rows={proof} />
        <Verify at={verify} />
      </section>
    </Sheet>
  )
}
