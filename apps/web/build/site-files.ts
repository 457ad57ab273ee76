/** The files of the download centre: each made of the product itself when the site is built, and told with what it weighs and its hash. */
import { createHash } from 'node:crypto'
import { SAMPLES } from '@xinjian/contract/channel/message-samples'
import { SIGNING_EXAMPLE } from '@xinjian/contract/channel/signing-example'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { canonicalJson } from '@xinjian/format/canonical-json'
import { LIMITS } from '@xinjian/intake/limits'
import { verifyTemplate } from '@xinjian/report-files/verify-template'
import { writeReportXlsx } from '@xinjian/report-files/xlsx'
import { SDK_VERSION, sdkZip } from '@xinjian/sdk/sdk'
import type { ToldFile } from '../src/public/site/page.ts'

export interface SiteFile {
  /** Address below the site's root. */
  path: string
  bytes: Uint8Array
}

export async function siteFiles(sample: ReportDocument): Promise<SiteFile[]> {
  const file = (name: string, bytes: Uint8Array) => ({ path: `/files/${name}`, bytes })
  return [
    file('invoice-verification-template.xlsx', await verifyTemplate(LIMITS.verifyTableRows)),
    file('sample-invoice-report.xlsx', await writeReportXlsx(sample)),
    file('sample-invoice-report.json', Buffer.from(canonicalJson(sample))),
    file('xinjian-signing.mjs', Buffer.from(`${SIGNING_EXAMPLE}\n`)),
    file('xinjian-sdk.zip', sdkZip(SDK_VERSION)),
    file('callback-samples.json', Buffer.from(`${JSON.stringify(SAMPLES, null, 2)}\n`)),
  ]
}

export const told = ({ path, bytes }: SiteFile, now: Date): ToldFile => ({
  path,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  date: now.toISOString().slice(0, 10),
})
