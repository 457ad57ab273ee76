import path from 'node:path'
import { IntakeError } from '@xinjian/intake/errors'
import { BACKUP_HELP } from './backup/usage.ts'
import { factsOptions, TAX_REPORTS, type TaxReportWord } from './facts-usage.ts'
import { Failure } from './failure.ts'
import { Helper } from './load/helper.ts'
import { HELP, parseFiles, type ReportOptions, reportOptions, UsageError } from './usage.ts'
import { AUDIT_HELP, auditOptions } from './usage-audit.ts'
import { DISTRIBUTE_HELP, distributeOptions } from './usage-distribute.ts'
import { EXPORT_HELP, exportOptions } from './usage-export.ts'
import { FILES_HELP, mustBeFilesCopy } from './usage-files.ts'
import { GRAPH_HELP, graphOptions } from './usage-graph.ts'
import { KEYS_HELP, keysWord } from './usage-keys.ts'

/** Runs a command line; returns the exit code (see HELP). */
export async function run(args: string[]): Promise<number> {
  try {
    return await dispatch(args)
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n查看用法：npm run xinjian -- --help\n`)
      return 2
    }
    process.stderr.write(`${messageOf(error)}\n`)
    return 1
  }
}

async function dispatch([command, ...rest]: string[]): Promise<number> {
  if (command === undefined || command === 'help' || [command, ...rest].includes('--help')) {
    process.stdout.write(
      HELP.replace(
        '\n选项：',
        `${GRAPH_HELP}${AUDIT_HELP}${EXPORT_HELP}${BACKUP_HELP}${FILES_HELP}${KEYS_HELP}${DISTRIBUTE_HELP}\n选项：`,
      ),
    )
    return command === undefined ? 2 : 0
  }
  if (command === 'parse') {
    const { runParse } = await import('./commands/parse.ts')
    await runParse(parseFiles(rest))
    return 0
  }
  if (command === 'report' && (await reportOnPaths(rest))) return 0
  if (command === 'report' && rest[0] === 'invoice') {
    await report(reportOptions(rest.slice(1), true), false)
    return 0
  }
  if (command === 'score') {
    await report(reportOptions(rest, false), true)
    return 0
  }
  if (command === 'report') {
    const [word = '', ...options] = rest
    if (!isTaxReport(word))
      throw new UsageError(
        `报告种类为 ${['invoice', ...Object.keys(TAX_REPORTS)].join('、')} 之一。`,
      )
    const asked = factsOptions(word, options)
    const { runFactsReport } = await import('./commands/report-facts.ts')
    await runFactsReport(word, asked)
    return 0
  }
  if (command === 'graph') {
    const asked = graphOptions(rest)
    const { runGraph } = await import('./commands/graph.ts')
    await runGraph(asked)
    return 0
  }
  if (command === 'audit') {
    const asked = auditOptions(rest, {
      database: process.env.DATABASE_URL,
      checkpoints: process.env.DATA_DIR && path.join(process.env.DATA_DIR, 'audit-checkpoints'),
    })
    const { runAuditVerify } = await import('./commands/audit.ts')
    await runAuditVerify(asked)
    return 0
  }
  if (command === 'export') {
    const asked = exportOptions(rest)
    const { runExportVerify } = await import('./commands/export.ts')
    await runExportVerify(asked)
    return 0
  }
  if (command === 'backup' || command === 'restore') {
    const { runBackup, runRestore } = await import('./backup/commands.ts')
    await (command === 'backup' ? runBackup : runRestore)(rest)
    return 0
  }
  if (command === 'distribute') {
    const asked = distributeOptions(rest, { database: process.env.DATABASE_URL })
    const { runDistribute } = await import('./commands/distribute.ts')
    await runDistribute(asked)
    return 0
  }
  if (command === 'files') {
    mustBeFilesCopy(rest)
    const { runFilesCopy } = await import('./commands/files.ts')
    await runFilesCopy()
    return 0
  }
  if (command === 'keys') {
    const word = keysWord(rest)
    const { runKeys } = await import('./commands/keys.ts')
    await runKeys(word)
    return 0
  }
  throw new UsageError(`没有命令 ${command}。`)
}

/** @returns false where no files or folders are given */
async function reportOnPaths([word = '', ...args]: string[]): Promise<boolean> {
  if (word !== 'invoice' && !isTaxReport(word)) return false
  const { FOLDER_REPORTS, folderOptions } = await import('./folder/options.ts')
  const options = folderOptions(args)
  if (options === null) return false
  const { runFolderReport } = await import('./commands/report-folder.ts')
  await runFolderReport(FOLDER_REPORTS[word], options)
  return true
}

const isTaxReport = (word: string): word is TaxReportWord => Object.hasOwn(TAX_REPORTS, word)

/** The second thread is started before this one loads the rest of the program. */
async function report(options: ReportOptions, scoreOnly: boolean): Promise<void> {
  const { sales, purchases, today, industry } = options
  if (industry !== null) await mustBeIndustry(industry)
  const helper = sales && purchases ? new Helper(sales, purchases, today) : null
  try {
    const { runReport } = await import('./commands/report.ts')
    await runReport(options, scoreOnly, helper)
  } finally {
    await helper?.close()
  }
}

/** The table of industries is read only where one is named. */
async function mustBeIndustry(code: string): Promise<void> {
  const { industryOf } = await import('@xinjian/format/industry/industries')
  if (!industryOf(code))
    throw new UsageError(
      `国民经济行业分类（GB/T 4754—2017）中没有代码“${code}”，请用 --industry 给出门类字母或二至四位数字，例如 F、51、5164。`,
    )
}

function messageOf(error: unknown): string {
  if (error instanceof IntakeError) return `${error.message}\n未读入任何发票，也没有生成结果。`
  if (error instanceof Failure) return error.message
  const { code, path, message, stack } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return `找不到文件：${path}`
  if (code === 'EACCES' || code === 'EPERM') return `没有权限读写文件：${path}`
  if (/^(?:EMFILE|ENFILE|EAGAIN|ENOMEM)$/.test(code ?? ''))
    return `本机资源暂时不足（${code}），不是文件的问题，请稍后重试。`
  if (code === 'EISDIR') return `这是一个文件夹，请给出文件：${path ?? ''}`
  return process.env.XINJIAN_DEBUG ? (stack ?? message) : `程序出错：${message}`
}
