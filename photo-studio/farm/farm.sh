#!/bin/bash
# Render a batch on a machine with an H200-class GPU (x86-64, CUDA 13).   bash kit/farm.sh JOBS [LIMIT_S=560] [MODE=gpu|cpu] [WORKERS] [POSTS]
# JOBS: one picture per line (# comments allowed):
#   room palette seed camera WxH samples name [evfrom=NAME] [keep] [cy:KEY=VALUE ...] [any render.py argument ...]
#   camera: - (the room's main camera), a name from the room's table (CAMERAS),
#           or at=x,y,z;look=x,y,z;move=dx,dy,dz;lens=mm;zoom=f;shift_x=..;shift_y=..;fstop=..;focus=..  (any of them)
#   evfrom=NAME: same exposure as that picture (for material variations); cy:adaptive_threshold=0.01 sets a Cycles property
# Pictures: $OUT/batchN.tar (JPEG q92 + JSON), $OUT/sheet.jpg (contact sheet), $OUT/farm-log.txt. What does not fit (58 MiB a call) comes with the next call.
set -u
T0=$(date +%s); JOBS=$1; LIMIT=${2:-560}; MODE=${3:-gpu}
H=$(eval echo ~); HERE=$(cd "$(dirname "$(readlink -f "$0")")" && pwd); PACK=$HERE/../pack; [ -e $PACK/a1.txz ] || PACK=$H/pack; R=${R:-$H/farm}; CHROOT=${CHROOT:-chroot}; W=$R/farmwork
if [ $MODE = gpu ]; then WORKERS=${4:-3}; THREADS=0; else WORKERS=${4:-1}; THREADS=$((16 / WORKERS)); fi
POSTS=${5:-4}; TMP_IN=/${TMP_NAME:-tmp}
END=$((T0 + LIMIT)); STOP=$((END - 25))          # no picture may still be rendering after STOP
say() { echo "[$(($(date +%s) - T0))s] $*"; }

UNX='import sys,tarfile; tarfile.open(sys.argv[1],"r:xz").extractall(sys.argv[2],filter="fully_trusted")'
if [ ! -e $R/.ok ]; then
  [ -e $PACK/a1.txz ] || { echo "no pack on this machine: put the folder pack into the home folder first"; exit 4; }
  mkdir -p $R/usr                                     # the archives are unpacked at the same time, and all have this folder
  for f in $PACK/a*.txz; do python3 -c "$UNX" $f $R; done
  K=$R/usr/share/blender/scripts/addons/cycles/lib; mkdir -p $K
  python3 -c 'import sys,lzma; open(sys.argv[2],"wb").write(lzma.open(sys.argv[1]).read())' $PACK/kernel_sm_90.cubin.xz $K/kernel_sm_90.cubin
  mkdir -p $R/nv $W/{jobs,claim,cur,raw,kitout,done,failed,log,sent,weights}
  C=$(ldconfig -p | awk '/libcuda\.so\.1 .*x86-64/{print $NF; exit}'); [ -n "$C" ] || C=$(find /usr/local/nvidia /usr/lib /usr/lib64 -name libcuda.so.1 2>/dev/null | head -1)
  if [ -n "$C" ]; then cp -L $C $R/nv/libcuda.so.1; ln -sf libcuda.so.1 $R/nv/libcuda.so
    for n in libnvidia-ptxjitcompiler.so.1 libnvidia-gpucomp.so; do for g in $(dirname $C)/$n*; do [ -e $g ] && cp -L $g $R/nv/; done; done; fi
  touch $R/.ok; say "unpacked; libcuda: $C"
fi
if [ $MODE = cpu -o -n "${FULL:-}" ] && [ ! -e $R/.cpu ]; then   # real Embree/OpenVDB/ICU instead of the stubs
  python3 -c "$UNX" $HERE/../pack-cpu/b1.txz $R && touch $R/.cpu || exit 3
fi
[ $CHROOT = chroot ] && for m in proc dev sys; do mountpoint -q $R/$m || mount --rbind /$m $R/$m || say "mount $m failed"; done
[ -d $HERE/../weights ] && cp $HERE/../weights/* $W/weights/
rm -rf $W/roomkit; cp -r $HERE/roomkit $W/roomkit; rm -rf $W/roomkit/weights; ln -s ../weights $W/roomkit/weights
[ -d $HERE/overlay ] && cp -r $HERE/overlay/. $R/; cp $HERE/farm_driver.py $W/; rm -rf $W/stop $W/jobs $W/cur; find $W/raw $W/log -type f -delete; mkdir -p $W/jobs $W/cur
python3 $HERE/farm_plan.py $JOBS $W || exit 2
N=$(ls $W/jobs | wc -l); say "$N jobs, mode $MODE, $WORKERS workers"

# CUDA MPS lets the workers' kernels overlap on the GPU (3.0 s instead of 4.1 s a picture); without it everything still runs
mps() { CUDA_MPS_PIPE_DIRECTORY=$W/mps CUDA_MPS_LOG_DIRECTORY=$W/mpslog timeout 10 nvidia-cuda-mps-control "$@"; }
BENV=
if [ $MODE = gpu -a -z "${NOMPS:-}" ] && command -v nvidia-cuda-mps-control > /dev/null; then
  [ -e $W/mps/control ] && echo quit | mps > /dev/null 2>&1
  rm -rf $W/mps $W/mpslog; mkdir -p $W/mps $W/mpslog; mps -d && sleep 1
  [ -e $W/mps/control ] && BENV="CUDA_MPS_PIPE_DIRECTORY=/farmwork/mps"; say "mps: ${BENV:-off}"
fi
blend() { env -i HOME=$H PATH=/usr/bin:/usr/sbin:/bin:/sbin LD_LIBRARY_PATH=/nv PYTHONUTF8=1 PYTHONDONTWRITEBYTECODE=${PYC:-} TMPDIR=$TMP_IN CUDA_CACHE_PATH=$TMP_IN/cc $BENV \
  timeout -k 3 $((STOP - $(date +%s))) $CHROOT $R /usr/bin/blender -b --factory-startup --python-exit-code 9 -P /farmwork/farm_driver.py -- "$@"; }
worker() {
  while [ $(($(date +%s) + 10)) -lt $STOP ]; do
    blend $1 $MODE $THREADS $STOP >> $W/log/blender$1.txt 2>&1; rc=$?
    [ $rc = 0 ] && break
    n=$(cat $W/cur/$1 2>/dev/null); rm -f $W/cur/$1
    say "worker $1 ended with $rc at '$n'"
    [ $rc = 124 -o $rc = 137 ] && break
    [ -n "$n" ] || { sleep 1; e=$((${e:-0} + 1)); [ $e -gt 2 ] && break; continue; }
    if [ -e $W/claim/$n.retried ]; then echo "crashed twice ($rc)" > $W/failed/$n; else touch $W/claim/$n.retried; rm -f $W/claim/$n; fi
  done
}
PW=; for i in $(seq $WORKERS); do worker $i & PW="$PW $!"; done
PP=; for i in $(seq $POSTS); do OMP_NUM_THREADS=2 OPENBLAS_NUM_THREADS=2 timeout -k 2 $((END - 8 - $(date +%s))) python3 $HERE/farm_post.py $R $i >> $W/log/post$i.txt 2>&1 & PP="$PP $!"; done
wait $PW; say "workers done"; touch $W/stop
[ -n "$BENV" ] && { echo quit | mps > /dev/null 2>&1; rm -rf $W/mps; }
wait $PP; say "post done"
python3 $HERE/farm_pack.py $W "$OUT"
{ cat $W/log/worker*.txt $W/log/post*.txt; for f in $W/failed/*; do [ -e $f ] && { echo "== failed: $f"; cat $f; }; done; echo "== blender1"; tail -c 20000 $W/log/blender1.txt; } > $OUT/farm-log.txt 2>&1
say "end: $(ls $W/done/*.jpg 2>/dev/null | wc -l) pictures on the machine, $(ls $W/failed | wc -l) failed"
