import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { ask, toast } from '../../ui/feedback.ts'
import {
  Button,
  Card,
  Dialog,
  Dropzone,
  Empty,
  Failed,
  Field,
  IconButton,
  Input,
  PasswordInput,
  Progress,
  Segmented,
  Select,
  Skeleton,
} from '../../ui/index.ts'
import { words } from './words.ts'

export function Controls() {
  const t = useWords(words)
  const [view, setView] = useState<'a' | 'b' | 'c'>('a')
  const [open, setOpen] = useState<'middle' | 'side' | null>(null)
  return (
    <>
      <Card title={t('buttons')}>
        <div className="g-line">
          <Button look="primary" icon="report">
            生成报告
          </Button>
          <Button icon="upload">上传发票</Button>
          <Button look="quiet">查看依据</Button>
          <Button look="danger">撤销链接</Button>
          <Button busy>正在保存</Button>
          <Button disabled>不可用</Button>
          <Button size="sm">小</Button>
          <Button size="lg" look="primary">
            大
          </Button>
          <IconButton icon="refresh" label="刷新" />
          <Segmented
            label="示例"
            value={view}
            onChange={setView}
            options={[
              { key: 'a', label: '概览' },
              { key: 'b', label: '明细' },
              { key: 'c', label: '趋势' },
            ]}
          />
        </div>
      </Card>
      <Card title={t('fields')}>
        <div className="g-fields">
          <Field label="企业名称" required hint="请与营业执照一致">
            {(ids) => <Input {...ids} placeholder="请输入企业名称" />}
          </Field>
          <Field label="统一社会信用代码" error="请核对第18位校验码">
            {(ids) => <Input {...ids} defaultValue="91320500MA1EXAMPLE" />}
          </Field>
          <Field label="登录密码">
            {(ids) => <PasswordInput {...ids} defaultValue="secret" autoComplete="off" />}
          </Field>
          <Field label="纳税人类型">
            {(ids) => (
              <Select {...ids}>
                <option>一般纳税人</option>
                <option>小规模纳税人</option>
              </Select>
            )}
          </Field>
        </div>
      </Card>
      <Card title={t('feedback')}>
        <div className="g-line">
          <Button onClick={() => toast('success', '已保存')}>成功提示</Button>
          <Button onClick={() => toast('error', '文件过大，请拆分后重试')}>错误提示</Button>
          <Button
            onClick={() =>
              ask({
                tone: 'warning',
                title: '提示',
                message: '撤销后，对方将无法再打开此链接。确定撤销吗？',
                cancelText: '取消',
              })
            }
          >
            确认框
          </Button>
          <Button onClick={() => setOpen('middle')}>对话框</Button>
          <Button onClick={() => setOpen('side')}>抽屉</Button>
        </div>
        <Dialog
          open={open !== null}
          title="数字依据"
          onClose={() => setOpen(null)}
          {...(open === 'side' && { side: 'right' as const })}
        >
          近12个月开票净额由 812 张发票构成。
        </Dialog>
        <div className="g-progress">
          <Progress value={64} label="示例进度" />
          <Progress value={38} tone="bad" label="失败的进度" />
        </div>
      </Card>
      <Card title={t('states')}>
        <div className="g-states">
          <Empty title="还没有报告">先上传企业的发票，再生成第一份报告。</Empty>
          <Failed message="网络连接异常，请检查网络后重试" onRetry={() => undefined} />
          <Skeleton lines={5} />
          <Dropzone multiple onFiles={() => undefined} hint="PDF、OFD、XML、图片、XLSX、CSV、ZIP" />
        </div>
      </Card>
    </>
  )
}
