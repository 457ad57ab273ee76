import type { DataOf } from '@xinjian/contract/endpoint'
import type { report } from '@xinjian/contract/nouns/report'
import { instant } from '../../reports/format/instant.ts'
import button from '../../ui/button.module.css'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../pages/proof.module.css'

type Proof = DataOf<typeof report.proof>

export type ProofState =
  | { kind: 'idle' }
  | { kind: 'working'; what: string }
  | { kind: 'failed'; message: string }
  | { kind: 'done'; proof: Proof; what: string; by: 'file' | 'number' }

/** What the platform said, in plain words: genuine by content, genuine by number only, or unknown. */
export function ProofResult({ state }: { state: ProofState }) {
  if (state.kind === 'idle') return null
  if (state.kind === 'working')
    return (
      <p className={styles.result} role="status">
        <span className={button.spin} /> 正在核验 {state.what}
      </p>
    )
  if (state.kind === 'failed')
    return (
      <p className={cx(styles.result, styles.resultBad)} role="alert">
        <Icon name="warning" size={22} /> {state.message}
      </p>
    )
  const { proof } = state
  if (proof.result === 'UNKNOWN')
    return (
      <div className={cx(styles.result, styles.resultBad)} role="alert">
        <Icon name="warning" size={26} />
        <div>
          <h2>未能核验通过</h2>
          <p>
            {state.by === 'number'
              ? `平台没有出具过编号为 ${state.what} 的报告，请核对编号。`
              : `平台没有出具过与 ${state.what} 相同的报告：内容可能被改动，或文件经过另存、转换。请向提供方索取原始文件。`}
          </p>
        </div>
      </div>
    )
  if (proof.result === 'UNJUDGED')
    return (
      <div className={cx(styles.result, styles.resultBad)} role="alert">
        <Icon name="warning" size={26} />
        <div>
          <h2>无法核验</h2>
          <p>
            {`该记录由平台的密钥 ${proof.sealKey ?? '--'} 封印，而平台已不再保存此密钥，既不能确认也不能否认其内容。请联系出具机构重新出具。`}
          </p>
        </div>
      </div>
    )
  const whole = proof.matched !== 'NUMBER'
  const what = proof.matched === 'CONTRACT' ? '授权书' : '报告'
  return (
    <div className={cx(styles.result, styles.resultGood)} role="status">
      <Icon name="shield" size={30} />
      <div>
        <h2>{whole ? '核验通过：内容完整，未被改动' : '该编号的报告由本平台出具'}</h2>
        {!whole && <p>仅核对了编号，未比对文件内容。如需确认内容，请选择文件核验。</p>}
        {proof.sections && (
          <p>
            {`本文件按查询机构的模板显示，共${proof.sections.of}节中的${proof.sections.shown}节，${proof.sections.shown < proof.sections.of ? '不是报告全文；' : ''}报告指纹对应报告全文。`}
          </p>
        )}
        <dl>
          <dt className={textStyles.muted}>{what}编号</dt>
          <dd className={textStyles.num}>{proof.reportNo ?? '--'}</dd>
          <dt className={textStyles.muted}>企业名称</dt>
          <dd>{proof.enterpriseName ?? '--'}</dd>
          <dt className={textStyles.muted}>
            {proof.matched === 'CONTRACT' ? '签署时间' : '出具时间'}
          </dt>
          <dd className={textStyles.num}>{instant(proof.createdAt)}</dd>
          <dt className={textStyles.muted}>
            {proof.matched === 'CONTRACT' ? '文本指纹' : '报告指纹'}
          </dt>
          <dd className={cx(textStyles.num, styles.resultPrint)}>{proof.fingerprint ?? '--'}</dd>
          {proof.sealKey && (
            <>
              <dt className={textStyles.muted}>封印密钥</dt>
              <dd className={textStyles.num}>{proof.sealKey}</dd>
            </>
          )}
        </dl>
      </div>
    </div>
  )
}
