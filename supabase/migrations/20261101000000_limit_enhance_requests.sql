-- Rate limit: how often a client may ask for photographs, across all instances of the function. Each client may ask 60
-- times at once and twice a second after that. The row of a client holds the moment at which it will have its full
-- allowance back. Rows in the past mean the same as no row and are removed.
create table public.enhance_clients (
  client text primary key,
  rested_at timestamptz not null
);
create index on public.enhance_clients (rested_at);

-- Only the function's secret key has access: there is no policy and no grant.
alter table public.enhance_clients enable row level security;
revoke all on public.enhance_clients from public, anon, authenticated;

-- Counts a request. Returns 0 if it is within the limit, or else whole seconds until one will be. One statement reads and
-- writes, so that requests at the same moment cannot both take the last place.
create function public.take_enhance_request(client text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  capacity constant integer := 60;
  per_request constant interval := interval '0.5 seconds';
  moment constant timestamptz := clock_timestamp();
  rested timestamptz;
begin
  insert into public.enhance_clients as known (client, rested_at)
  values (take_enhance_request.client, moment + per_request)
  on conflict on constraint enhance_clients_pkey do update
  set rested_at = greatest(known.rested_at, moment) + per_request
  where greatest(known.rested_at, moment) + per_request <= moment + capacity * per_request;

  if found then
    delete from public.enhance_clients
    where ctid = any (array(
      select old.ctid from public.enhance_clients as old
      where old.rested_at < moment
      order by old.rested_at
      limit 10
      for update skip locked
    ));
    return 0;
  end if;

  select known.rested_at into rested
  from public.enhance_clients as known
  where known.client = take_enhance_request.client;
  return greatest(1, ceil(extract(epoch from rested + per_request - moment - capacity * per_request)));
end
$$;

revoke execute on function public.take_enhance_request(text) from public, anon, authenticated;
grant execute on function public.take_enhance_request(text) to service_role;
