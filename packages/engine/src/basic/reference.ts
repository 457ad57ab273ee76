/** The reference of the basic report as Markdown; `scripts/docs-indicators.ts` writes it. */
import { METHOD } from './method.ts'
import { INDICATORS, RULES, WITHOUT_SOURCE } from './shown.ts'
import { ENGINE_VERSION } from './version.ts'

export function reference(): string {
  return [
    '# 企业基础报告：指标与规则',
    '',
    `由 \`node scripts/run.mjs scripts/docs-indicators.ts\` 从定义生成，请勿手改。计算版本 \`${ENGINE_VERSION}\`。`,
    '',
    '指标与规则由[税务报告](tax.md)的同一定义计算，公式、条件与文案见该处。',
    '',
    '## 约定',
    '',
    ...METHOD.conventions.map((sentence) => `- ${sentence}`),
    '',
    '## 列示的指标与规则',
    '',
    `- 指标：${INDICATORS.join('、')}`,
    `- 规则：${RULES.join('、')}`,
    `- 不含（见工商司法报告）：${WITHOUT_SOURCE.join('、')}`,
    '',
  ].join('\n')
}
