import { report } from '@xinjian/contract/nouns/report'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Dropzone } from '../../ui/dropzone/Dropzone.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { ProofResult, type ProofState } from './ProofResult.tsx'

const NUMBER = /^[A-Z]{3}\d{18}$/
/** Larger than any report; a film dropped by mistake would otherwise be read into memory. */
const MAX_BYTES = 200 * 1024 * 1024

async function sha256(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('')
}

/** Asks the platform about a file's fingerprint or a report's number. */
export function ProofForm({ initialNo }: { initialNo: string }) {
  const [no, setNo] = useState(initialNo)
  const [bad, setBad] = useState<string | null>(null)
  const [state, setState] = useState<ProofState>({ kind: 'idle' })

  const check = async (
    what: string,
    body: () => Promise<{ sha256?: string; reportNo?: string }>,
  ) => {
    setState({ kind: 'working', what })
    try {
      const asked = await body()
      const proof = await call(report.proof, asked)
      setState({ kind: 'done', what, proof, by: asked.reportNo ? 'number' : 'file' })
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error) })
    }
  }
  const checkNo = (value: string) => {
    const clean = value.trim().toUpperCase()
    const fault = !clean
      ? '请输入报告编号'
      : NUMBER.test(clean)
        ? null
        : '报告编号为三位字母加十八位数字，请核对'
    setBad(fault)
    if (!fault) void check(clean, async () => ({ reportNo: clean }))
  }
  const checkFile = (file: File | undefined) => {
    if (!file) return
    // What is in the field must not look like the number of this file.
    setNo('')
    setBad(null)
    if (file.size > MAX_BYTES)
      setState({ kind: 'failed', message: '文件过大，不像是一份报告，请重新选择' })
    else void check(file.name, async () => ({ sha256: await sha256(file) }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the number of the address, once.
  useEffect(() => {
    if (initialNo) checkNo(initialNo)
  }, [])

  return (
    <>
      <Dropzone
        accept=".pdf,.xlsx,.json"
        hint="支持平台下载的 PDF、Excel（.xlsx）与 JSON 文件"
        onFiles={(files) => checkFile(files[0])}
      />
      <p className="p-verify__or">或</p>
      <form
        className="p-verify__no"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          checkNo(no)
        }}
      >
        <Field label="报告编号" error={bad}>
          {(ids) => (
            <Input
              {...ids}
              value={no}
              placeholder="INV202610080000000427"
              autoComplete="off"
              onChange={(event) => setNo(event.target.value)}
            />
          )}
        </Field>
        <Button look="primary" type="submit" busy={state.kind === 'working'}>
          核验
        </Button>
      </form>
      <ProofResult state={state} />
    </>
  )
}
