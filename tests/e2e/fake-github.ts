import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'

interface FileChanges {
  readonly additions?: readonly { readonly path: string; readonly contents: string }[]
  readonly deletions?: readonly { readonly path: string }[]
}

/** As much of GitHub's interface as the editor asks for, over a real repository. */
export class FakeGitHub {
  readonly #folder: string
  /** The token that is taken. Others are refused. */
  readonly token = 'github_pat_owner'
  isReachable = true

  /** @param folder of a repository with a commit on its branch `main` */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Answers in GitHub's place. */
  async answerFor(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.#answer(route))
    await context.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ json: { status: { indicator: 'none' } } }),
    )
  }

  /** The subjects of all commits, the newest first. */
  log = (): string[] => this.#git('log', '--format=%s').trim().split('\n')

  /** Somebody else commits a file. */
  commit(path: string, contents: string, author: string): void {
    this.#write([{ path, contents: Buffer.from(contents).toString('base64') }])
    this.#git('-c', `user.name=${author}`, '-c', 'user.email=a@b.c', 'commit', '-qm', `change ${path}`)
  }

  readonly read = (path: string) => this.#git('show', `HEAD:${path}`)

  readonly #git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: this.#folder, encoding: 'utf8', maxBuffer: 2 ** 28 })

  #write(files: NonNullable<FileChanges['additions']>): void {
    for (const { path, contents } of files) {
      mkdirSync(dirname(join(this.#folder, path)), { recursive: true })
      writeFileSync(join(this.#folder, path), Buffer.from(contents, 'base64'))
      this.#git('add', path)
    }
  }

  async #answer(route: Route): Promise<void> {
    if (!this.isReachable) return route.abort('internetdisconnected')
    const request = route.request()
    const path = new URL(request.url()).pathname
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (request.headers().authorization !== `token ${this.token}`)
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } })
    const blob = /\/git\/blobs\/(\w+)$/.exec(path)?.[1]
    if (blob) {
      const body = execFileSync('git', ['cat-file', 'blob', blob], { cwd: this.#folder, maxBuffer: 2 ** 28 })
      return route.fulfill({ headers, contentType: 'application/octet-stream', body })
    }
    if (path.includes('/collaborators/')) return route.fulfill({ status: 204, headers })
    const json = path.endsWith('/graphql') ? this.#query(request.postDataJSON()) : this.#rest(path)
    return route.fulfill(json ? { headers, json } : { status: 404, headers, json: { message: 'Not Found' } })
  }

  #rest(path: string): object | undefined {
    if (path === '/user')
      return { id: 1, login: 'owner', name: 'June', email: 'june@floors.test', avatar_url: '', html_url: '' }
    if (/\/git\/trees\//.test(path)) {
      const lines = this.#git('ls-tree', '-rl', 'HEAD').trim().split('\n')
      const tree = lines.map((line) => {
        const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+)\t(.*)$/.exec(line) ?? []
        return { type, sha, size: Number(size), path: file }
      })
      return { tree }
    }
    return undefined
  }

  #query({ query, variables }: { query: string; variables: { input?: CommitInput } }): object {
    if (variables.input) return this.#commitOf(variables.input, query)
    const repository: Record<string, unknown> = { defaultBranchRef: { name: 'main' } }
    for (const [, alias = '', oid = ''] of query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g))
      repository[alias] = { text: this.#git('cat-file', 'blob', oid), isTruncated: false }
    for (const [, alias = '', path = ''] of query.matchAll(/(\w+):\s+ref\(.*?path: "(.*?)"\)/g))
      repository[alias] = this.#history('--', path)
    repository.ref = this.#history()
    return { data: { repository } }
  }

  /** The last commit, or the last one of a path. */
  #history(...path: readonly string[]) {
    const format = '%H%x00%s%x00%an%x00%ae%x00%cI'
    const [oid, message, name, email, committedDate] = this.#git('log', '-1', `--format=${format}`, ...path)
      .trim()
      .split('\0')
    const author = { name, email, avatarUrl: '', user: { id: 1, login: name } }
    return { target: { history: { nodes: [{ oid, message, author, committedDate }] } } }
  }

  #commitOf({ expectedHeadOid, fileChanges, message }: CommitInput, query: string): object {
    if (this.#git('rev-parse', 'HEAD').trim() !== expectedHeadOid)
      return {
        data: null,
        errors: [{ type: 'STALE_DATA', message: 'Expected branch to point to another commit' }],
      }
    this.#write(fileChanges.additions ?? [])
    for (const { path } of fileChanges.deletions ?? []) {
      this.#git('rm', '-q', path)
      rmSync(join(this.#folder, path), { force: true })
    }
    this.#git('-c', 'user.name=June', '-c', 'user.email=june@floors.test', 'commit', '-qm', message.headline)
    const commit: Record<string, unknown> = {
      oid: this.#git('rev-parse', 'HEAD').trim(),
      committedDate: this.#git('log', '-1', '--format=%cI').trim(),
    }
    for (const [, alias = '', path = ''] of query.matchAll(/(file_\d+): file\(path: "(.*?)"\)/g))
      commit[alias] = { oid: this.#git('rev-parse', `HEAD:${path}`).trim() }
    return { data: { createCommitOnBranch: { commit } } }
  }
}

interface CommitInput {
  readonly expectedHeadOid: string
  readonly fileChanges: FileChanges
  readonly message: { readonly headline: string }
}
