import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

/** The migrations on a real PostgreSQL, after a stand-in for the schema of a new Supabase project. */

const root = join(import.meta.dirname, '../..')
const migrations = join(root, 'supabase/migrations')
const programs = findPostgres()
if (!programs) {
  console.warn(
    'Skipped: the migrations were not tried, for there is no PostgreSQL (apt-get install postgresql).',
  )
}

/** The folder of PostgreSQL's programs: the newest Debian package, otherwise the one in the path. */
function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  return [...folders, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    ['initdb', 'pg_ctl', 'psql'].every((program) => existsSync(join(folder, program))),
  )
}

/** The roles and tables of a Supabase project that the migrations use. */
const platform = `
  create role anon;
  create role authenticated;
  create role service_role bypassrls;
  create role storage_admin;
  create role migrator login createrole;
  grant anon, authenticated, service_role to migrator;
  grant create, usage on schema public to migrator;
  grant usage on schema public to anon, authenticated, service_role;
  create schema storage authorization storage_admin;
  grant usage on schema storage to migrator, anon, authenticated, service_role;
  set role storage_admin;
  create table storage.buckets (
    id text primary key, name text not null unique, public boolean default false,
    file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
  reset role;
  alter role migrator bypassrls;
  alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
`

describe.runIf(programs)('the migrations', () => {
  const bin = programs ?? ''
  let folder: string
  /** PostgreSQL refuses to run as root. */
  const account = process.getuid?.() === 0 ? accountOf('postgres') : {}

  const run = (program: string, ...options: string[]) =>
    execFileSync(join(bin, program), options, { ...account, cwd: folder, encoding: 'utf8', stdio: 'pipe' })

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pg-'))
    if (account.uid) chownSync(folder, account.uid, account.gid ?? account.uid)
    run('initdb', '--pgdata=data', '--auth=trust', '--username=postgres', '--no-sync', '--encoding=UTF8')
    // No port, only a socket in its own folder.
    const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`
    run('pg_ctl', 'start', '--wait', '--pgdata=data', `--options=${options}`, '--log=log')
  })
  afterAll(() => {
    run('pg_ctl', 'stop', '--wait', '--pgdata=data', '--mode=immediate')
    rmSync(folder, { recursive: true })
  })

  /** Runs SQL and returns one line per row. Throws the database's error. */
  function sql(text: string, user = 'postgres'): string {
    const options = ['-h', folder, '-U', user, '-d', 'site', '-qAt', '-v', 'ON_ERROR_STOP=1']
    const { stdout, stderr, status } = spawnSync(join(bin, 'psql'), options, {
      input: text,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    warnings += stderr
    return stdout.trim()
  }
  let warnings = ''

  const migrate = () => {
    for (const name of readdirSync(migrations).sort()) {
      sql(readFileSync(join(migrations, name), 'utf8'), 'migrator')
    }
  }

  beforeEach(() => {
    run('psql', '-h', folder, '-U', 'postgres', '-q', '-c', 'drop database if exists site')
    for (const role of ['anon', 'authenticated', 'service_role', 'storage_admin', 'migrator']) {
      run('psql', '-h', folder, '-U', 'postgres', '-q', '-c', `drop role if exists ${role}`)
    }
    run('psql', '-h', folder, '-U', 'postgres', '-q', '-c', 'create database site')
    warnings = ''
    sql(platform)
  })

  describe('with write access to the storage schema', () => {
    beforeEach(() => {
      sql('grant storage_admin to migrator')
      migrate()
    })

    test('create the bucket that config.toml describes', () => {
      expect(sql('select public, file_size_limit, allowed_mime_types from storage.buckets')).toBe(
        `t|${20 * 1024 * 1024}|{image/jpeg}`,
      )
      const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
      expect(config).toMatch(
        /\[storage\.buckets\.enhanced\]\npublic = true\nfile_size_limit = "20MiB"\nallowed_mime_types = \["image\/jpeg"\]/,
      )
      expect(warnings).toBe('')
    })

    test('give only the function access to the bucket, even if a policy allows everything', () => {
      sql(`
        create policy "Everything" on storage.objects for all using (true) with check (true);
        insert into storage.buckets (id, name) values ('other', 'other');
        insert into storage.objects (bucket_id, name) values ('enhanced', 'a.jpg'), ('other', 'b.jpg')
      `)
      for (const role of ['anon', 'authenticated']) {
        const as = (text: string) => sql(`set role ${role}; ${text}`)
        expect(as('select name from storage.objects')).toBe('b.jpg')
        expect(
          as(`update storage.objects set name = 'c.jpg' where bucket_id = 'enhanced' returning name`),
        ).toBe('')
        expect(as(`delete from storage.objects where bucket_id = 'enhanced' returning name`)).toBe('')
        expect(() =>
          as(`insert into storage.objects (bucket_id, name) values ('enhanced', 'd.jpg')`),
        ).toThrow('row-level security')
      }
      sql(`set role service_role; insert into storage.objects (bucket_id, name) values ('enhanced', 'e.jpg')`)
    })
  })

  test('without write access, they succeed and say what is left to do', () => {
    sql('revoke all on storage.buckets from anon, authenticated, service_role')
    migrate()
    expect(warnings).toContain('supabase seed buckets --linked')
    expect(warnings).toContain('no other policy may cover the bucket')
    expect(sql(`set role service_role; select public.take_enhance_request('a')`)).toBe('0')
  })

  test('without the right to create policies, they create the bucket', () => {
    migrate()
    expect(sql('select id from storage.buckets')).toBe('enhanced')
    expect(warnings).not.toContain('seed buckets')
    expect(warnings).toContain('no other policy may cover the bucket')
  })

  describe('the limit across all instances', () => {
    beforeEach(() => migrate())
    const take = (client: string, times = 1) =>
      sql(
        `set role service_role; select public.take_enhance_request('${client}') from generate_series(1, ${times})`,
      ).split('\n')

    test('allows a client 60 requests at once, and delays no other client', () => {
      const answers = take('203.0.113.5', 70)
      // Some tokens were refilled during the count.
      expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => '0'))
      expect(answers.at(-1)).toBe('1')
      expect(take('203.0.113.6')).toEqual(['0'])
    })

    test('holds for simultaneous requests', async () => {
      const text = `set role service_role; select public.take_enhance_request('a') from generate_series(1, 40)`
      const instances = Array.from({ length: 5 }, () => {
        const psql = spawn(join(bin, 'psql'), ['-h', folder, '-U', 'postgres', '-d', 'site', '-qAtc', text])
        return psql.stdout.toArray()
      })
      const started = performance.now()
      const answers = (await Promise.all(instances))
        .map((chunks) => Buffer.concat(chunks).toString())
        .join('')
      const passed = answers.split('\n').filter((answer) => answer === '0').length
      const refilled = Math.ceil((performance.now() - started) / 500)
      expect(passed).toBeGreaterThanOrEqual(60)
      expect(passed).toBeLessThanOrEqual(60 + refilled)
    })

    test('refills one token every half second, and forgets clients with a full bucket', () => {
      take('a', 60)
      sql(`update public.enhance_clients set rested_at = rested_at - interval '10 seconds'`)
      expect(take('a', 20)).toEqual(Array.from({ length: 20 }, () => '0'))
      sql(`update public.enhance_clients set rested_at = rested_at - interval '1 hour'`)
      take('b')
      expect(sql('select client from public.enhance_clients')).toBe('b')
    })

    test('can be counted by the function only', () => {
      for (const role of ['anon', 'authenticated']) {
        expect(() => sql(`set role ${role}; select public.take_enhance_request('a')`)).toThrow(
          'permission denied',
        )
        expect(() => sql(`set role ${role}; select * from public.enhance_clients`)).toThrow(
          'permission denied',
        )
      }
    })
  })
})

function accountOf(name: string): { uid?: number; gid?: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+)`, 'm'))
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : {}
}
