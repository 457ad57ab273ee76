import type { DataOf } from '@xinjian/contract/endpoint'
import { agreement } from '@xinjian/contract/nouns/finance/agreement'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { bareCall } from '../../api/bare.ts'
import { instant } from '../../reports/format/instant.ts'
import { verifyUrl } from '../../reports/proof-url.ts'
import styles from '../consent.module.css'
import { Printed } from '../Printed.tsx'
import { Facts, Sheet } from '../Sheet.tsx'
import { usePaper } from '../usePaper.ts'
import { VERIFY_TEXT, Verify } from '../Verify.tsx'

type Agreement = DataOf<typeof agreement.agreementPaper>

const WORDS = {
  number: '合同编号',
  subject: '业务单号',
  version: '文本版本',
  signedAt: '签署时间',
  signer: '签署人',
  hash: '文本指纹（SHA-256）',
  seal: '平台校验码（HMAC-SHA-256）',
  proof: '签署证据',
  note: '本文件由平台依据签署记录打印一次并留存，时间均为北京时间。各方各持一份，内容与校验码相同。',
  LENDER: '资金方',
  BORROWER: '借款人',
  SELLER: '卖方',
  DEBTOR: '债务人',
  BUYER: '买方',
} as const
const TEXT = Object.values(WORDS).join('') + VERIFY_TEXT

/** `/pdfTemplate_agreement?ticket`: an agreement between companies as Chromium prints it. */
export function Component() {
  const [query] = useSearchParams()
  const ticket = query.get('ticket') ?? ''
  const open = useCallback(
    (signal: AbortSignal): Promise<Agreement> =>
      bareCall(agreement.agreementPaper, { ticket }, signal),
    [ticket],
  )
  const paper = usePaper(TEXT, open)
  const verify = verifyUrl(query.get('base'))
  return <Printed paper={paper}>{(of) => <Signed of={of} verify={verify} />}</Printed>
}

function Signed({ of, verify }: { of: Agreement; verify: string }) {
  return (
    <Sheet title={of.title} note={WORDS.note}>
      <Facts
        rows={[
          [WORDS.number, of.contractNo],
          [WORDS.subject, of.subjectNo],
          [WORDS.version, of.version],
          ...of.parties.map(({ role, name, taxNo }): [string, string] => [
            WORDS[role],
            taxNo ? `${name}（${taxNo}）` : name,
          ]),
        ]}
      />
      <section className={styles.text}>
        {of.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section>
        <h2>{WORDS.proof}</h2>
        <Facts
          rows={[
            [WORDS.signer, `${of.signer}（${WORDS[of.signedFor]}）`],
            [WORDS.signedAt, instant(of.signedAt)],
            [WORDS.hash, of.hash],
            [WORDS.seal, of.seal],
          ]}
        />
        <Verify at={verify} />
      </section>
    </Sheet>
  )
}
